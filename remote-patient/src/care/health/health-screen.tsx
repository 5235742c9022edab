import { useCallback } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';
import { readHealthRecord } from '@nivara/shared/api-client/health-records';
import { Navigate, useParams } from '@nivara/shared/app-context/router';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import type { SessionUser } from '@nivara/shared/contracts/session';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import { isEntityId } from '@nivara/shared/domain/entity-id';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { CurrentMedicines } from './current-medicines';
import { HealthCard } from './health-card';
import { OwnTimeline } from './own-timeline';
import { PersonNav } from './person-nav';
import { Vaccinations } from './vaccinations';

/** Medicines, vaccinations, card and timeline of the account's holder or of a family member. */
export function HealthScreen() {
  const user = useSignedInUser();
  const { person } = useParams();
  const chosen = useChosenPerson();
  if (!user) return null;
  const own = user.TableUserID;
  if (person === undefined) return <Navigate to={paths.health(user.UserName, chosen ?? own)} replace />;
  return <OfPerson key={person} id={person} user={user} />;
}

async function findHealthRecord(id: string): Promise<HealthRecord | null> {
  if (!isEntityId(id)) return null;
  try {
    return await readHealthRecord(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function OfPerson({ id, user }: { id: string; user: SessionUser }) {
  const { UserName: username, TableUserID: own } = user;
  const { answer, change } = useChangingAnswer(useCallback(() => findHealthRecord(id), [id]));
  const [firstName] = (answer.status === 'ready' && answer.data?.name.split(' ')) || [];
  const title = id === own || firstName === undefined ? undefined : `Health of ${firstName}`;
  return (
    <AreaPage
      name={title ?? (id === own ? 'Health' : 'Family member')}
      heading={title ?? 'Health'}
      patient={answer.status === 'ready' ? answer.data?.name : undefined}
      lead="Current medicines, the card for emergencies, and what happened so far."
      isLeadWideOnly
    >
      <PersonNav user={user} />
      <OwnItem answer={answer} what="person" to={paths.health(username)} all="See your own page" lines={14}>
        {(healthRecord) => (
          <Stack $gap={5}>
            <CurrentMedicines healthRecord={healthRecord} username={username} />
            <HealthCard healthRecord={healthRecord} username={username} />
            {healthRecord.vaccinations === null ? null : (
              <Vaccinations
                person={healthRecord}
                vaccinations={healthRecord.vaccinations}
                onNoted={(vaccinations) => change((known) => known && { ...known, vaccinations })}
              />
            )}
            <OwnTimeline person={healthRecord.id} username={username} />
          </Stack>
        )}
      </OwnItem>
    </AreaPage>
  );
}
