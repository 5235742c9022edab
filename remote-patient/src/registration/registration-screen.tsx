import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { useParams } from '@nivara/shared/app-context/router';
import { Card } from '@nivara/shared/ui/layout/card';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { Loading } from '@nivara/shared/ui/feedback/skeleton';
import { AreaPage } from '../frame/area-page';
import { type StartingPoint, readStartingPoint } from './starting-answers';
import { useDraft } from '@nivara/shared/area/drafts/use-draft';
import { useSignedInUser } from '../session/use-signed-in-user';
import { AlreadyRegistered } from './already-registered';
import { RegistrationSkeleton } from './registration-skeleton';
import { isWizardStep, stepTitle } from './registration-steps';
import { RegistrationWizard } from './registration-wizard';
import { type LocalDraft, REGISTRATION_DRAFT } from './use-registration-draft';

/** Each step has its own address. */
export function RegistrationScreen() {
  const user = useSignedInUser();
  return user ? <Registration key={user.UserName} /> : null;
}

function Registration() {
  const { step } = useParams();
  const startingPoint = useAnswer(readStartingPoint);
  const draft = useDraft<LocalDraft>(REGISTRATION_DRAFT);
  const [finished, setFinished] = useState(false);
  const [isCompletedElsewhere, setCompletedElsewhere] = useState(false);
  const kept = draft.status === 'ready' ? draft.value : undefined;

  const isComplete =
    startingPoint.status === 'ready' && startingPoint.data.patientRecord?.status === 'complete';
  // The patient record was completed elsewhere or in the update dialog, so the draft is no longer needed.
  const isOutdated = kept !== undefined && isComplete;
  const forget = useEffectEvent(() => {
    if (draft.status === 'ready') draft.clear();
  });
  useEffect(() => {
    if (isOutdated) forget();
  }, [isOutdated]);

  if (isCompletedElsewhere || (isComplete && !finished)) {
    return (
      <RegistrationPage>
        <AlreadyRegistered />
      </RegistrationPage>
    );
  }
  // While the service is down, the registration continues with this browser's draft.
  const known =
    startingPoint.status === 'failed' && kept
      ? { status: 'ready' as const, data: { patientRecord: kept.base } satisfies StartingPoint }
      : startingPoint;
  return (
    <RegistrationPage
      name={isWizardStep(step) ? stepTitle(step) : undefined}
      lead="It takes a few minutes. You can stop at any time and go on later, on any device."
    >
      {draft.status === 'reading' ? (
        <Loading label="Loading your registration…">
          <RegistrationSkeleton />
        </Loading>
      ) : (
        <Loaded
          data={known}
          skeleton={<RegistrationSkeleton />}
          failure="Your registration could not be loaded"
          level={2}
        >
          {(data) => (
            <RegistrationWizard
              known={data}
              kept={kept}
              keep={draft.keep}
              onFinished={() => {
                setFinished(true);
                draft.clear();
              }}
              onCompletedElsewhere={() => setCompletedElsewhere(true)}
            />
          )}
        </Loaded>
      )}
    </RegistrationPage>
  );
}

const HEADING = 'Patient registration';

/** The page has the name of its step; a patient who is registered already is at no step. */
function RegistrationPage(props: { name?: string | undefined; lead?: string; children: ReactNode }) {
  const { name = HEADING, lead, children } = props;
  return (
    <AreaPage name={name} heading={HEADING} lead={lead} isLeadWideOnly>
      <Card $padding="roomy">{children}</Card>
    </AreaPage>
  );
}
