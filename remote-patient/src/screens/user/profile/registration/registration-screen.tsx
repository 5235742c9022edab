import { useState } from 'react';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useParams } from '@nivara/shared/app-context/router';
import { Card } from '@nivara/shared/ui/card';
import { Loaded } from '@nivara/shared/ui/loaded';
import { Loading } from '@nivara/shared/ui/skeleton';
import { AreaPage } from '../../../../components/area-page';
import { useDraft } from '../../../../use-draft';
import { isDoctor, useSignedInUser } from '../../../../use-signed-in-user';
import { AlreadyRegistered, NoPatient } from './no-registration';
import { RegistrationSkeleton } from './registration-skeleton';
import { isWizardStep, stepTitle } from './registration-steps';
import { RegistrationWizard } from './registration-wizard';
import { type KeptRegistration, REGISTRATION_DRAFT } from './use-kept-registration';

/** The registration, one step at each address below it. */
export function RegistrationScreen() {
  const { step } = useParams();
  const user = useSignedInUser();
  const name = isWizardStep(step) ? stepTitle(step) : 'Registration';
  if (!user) return null;
  return (
    <AreaPage
      name={name}
      heading="Patient registration"
      lead="Four short steps and a look at your answers. You can stop at any time and go on later, on any device."
    >
      <Card $padding="roomy">{isDoctor(user) ? <NoPatient /> : <Registration key={user.UserName} />}</Card>
    </AreaPage>
  );
}

function Registration() {
  const record = useAnswer(readOwnDetails);
  const draft = useDraft<KeptRegistration>(REGISTRATION_DRAFT);
  const [finished, setFinished] = useState(false);

  if (draft.status === 'reading') {
    return (
      <Loading label="Loading your registration…">
        <RegistrationSkeleton />
      </Loading>
    );
  }
  // While the service is down, what this browser has kept is enough to go on with.
  const known =
    record.status === 'failed' && draft.value ? { status: 'ready' as const, data: draft.value.base } : record;
  return (
    <Loaded
      data={known}
      skeleton={<RegistrationSkeleton />}
      failure="Your registration could not be loaded"
      level={2}
    >
      {(data) =>
        data?.status === 'complete' && !finished ? (
          <AlreadyRegistered />
        ) : (
          <RegistrationWizard
            record={data}
            kept={draft.value}
            keep={draft.keep}
            onFinished={() => {
              setFinished(true);
              draft.clear();
            }}
          />
        )
      }
    </Loaded>
  );
}
