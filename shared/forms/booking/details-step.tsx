import { useEffect, type ReactNode, type Ref } from 'react';
import { useFormikContext } from 'formik';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { SessionUser } from '../../contracts/session';
import type { BookingValues } from './booking-values';
import { PatientField } from './patient-field';
import { StepHeading } from './step-heading';
import { FixedService, ServiceField, type ServiceList } from './service-field';
import type { Family } from './use-family';
import type { BookingTiming } from './use-timing';
import { WhenFields } from './when-fields';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { SubmitButton } from '../../ui/form';
import { Cluster, Stack } from '../../ui/layout';

interface DetailsStepProps {
  user: SessionUser | undefined;
  services: ServiceList;
  family: Family;
  timing: BookingTiming;
  today: string;
  wantedService: string | undefined;
  /** The wanted service is the only one to choose. */
  isFixed: boolean;
  /** Where logging in leads back to. */
  returnTo: string;
  /** Shown below the timings, for example what to do on a day that is full. */
  belowTimings?: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  timingRef: Ref<HTMLButtonElement>;
}

/** What is wanted, for whom, and when. */
export function DetailsStep(props: DetailsStepProps) {
  const { user, services, family, timing, today, wantedService, isFixed, returnTo, headingRef, timingRef } =
    props;
  const { setFieldValue } = useFormikContext<BookingValues>();
  const entries = services.status === 'ready' ? services.entries : [];
  const wantedId = entries.find(({ service }) => service === wantedService)?.id;

  useEffect(() => {
    if (wantedId !== undefined) void setFieldValue('service', String(wantedId));
  }, [wantedId, setFieldValue]);

  return (
    <>
      <StepHeading ref={headingRef} step="Step 1 of 2">
        Your appointment
      </StepHeading>
      {isFixed && wantedService !== undefined ? (
        <FixedService name={wantedService} services={services} />
      ) : (
        <ServiceField services={services} />
      )}
      <Stack $gap={2}>
        <PatientField user={user} family={family} />
        {user ? null : <LogInInstead returnTo={returnTo} />}
      </Stack>
      <WhenFields
        today={today}
        timing={timing}
        timingRef={timingRef}
        withoutTiming={`Without a timing it is a request: a doctor chooses one, and ${user ? 'you find it in your notifications' : 'we call you'}.`}
      />
      {props.belowTimings}
      <TextArea
        name="complaints"
        label="Complaints"
        hint="What troubles you, since when, and what you would like to know: it helps the doctor to prepare."
        optional
      />
      <Cluster $justify="end">
        <SubmitButton size="large" busyLabel="One moment…">
          Next
        </SubmitButton>
      </Cluster>
    </>
  );
}

function LogInInstead({ returnTo }: Pick<DetailsStepProps, 'returnTo'>) {
  const { openModal } = useModals();
  const reason = 'Log in to book for yourself or your family. What you have typed goes along.';
  return (
    <Cluster $gap={1} as="p">
      Have an account?
      <Button variant="quiet" size="small" onClick={() => openModal('login', { reason, returnTo })}>
        Log in
      </Button>
    </Cluster>
  );
}
