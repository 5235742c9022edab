import { useCallback } from 'react';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { readPatientChart } from '@nivara/shared/api-client/patients';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { BeginConversation } from '@nivara/shared/area/messages/begin-conversation';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PersonIcon } from '@nivara/shared/ui/layout/icon';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { MESSAGE_PAGES } from './message-pages';

export function NewMessageScreen() {
  const [params] = useSearchParams();
  const patient = params.get('patient') ?? '';
  const chart = useAnswer(useCallback(() => itemOrNone(patient, readPatientChart), [patient]));
  return (
    <DoctorPage name="New message" heading="New message">
      <Loaded
        data={chart}
        level={2}
        failure="The patient could not be loaded"
        skeleton={<SkeletonCard lines={6} />}
      >
        {(found) =>
          found === null ? (
            <EmptyState
              level={2}
              title="Who is the message for?"
              icon={<PersonIcon size={28} />}
              action={<ButtonLink to={paths.patients}>Choose a patient</ButtonLink>}
            >
              A message is written from a patient’s chart or from a visit.
            </EmptyState>
          ) : (
            <BeginConversation
              pages={MESSAGE_PAGES}
              to={[{ id: found.id, name: found.name }]}
              recipientRole="patient"
            />
          )
        }
      </Loaded>
    </DoctorPage>
  );
}
