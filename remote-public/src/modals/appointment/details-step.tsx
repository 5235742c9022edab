import { useEffect, type Ref } from 'react';
import { useFormikContext } from 'formik';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { SessionUser } from '@nivara/shared/contracts/session';
import type { BookingValues } from '@nivara/shared/forms/booking/booking-values';
import { PatientField } from '@nivara/shared/forms/booking/patient-field';
import { StepHeading } from '@nivara/shared/forms/booking/step-heading';
import { ServiceField, type ServiceList } from '@nivara/shared/forms/booking/service-field';
import type { Family } from '@nivara/shared/forms/booking/use-family';
import type { BookingTiming } from '@nivara/shared/forms/booking/use-timing';
import { WhenFields } from '@nivara/shared/forms/booking/when-fields';
import { Button } from '@nivara/shared/ui/button';
import { TextArea } from '@nivara/shared/ui/field';
import { SubmitButton } from '@nivara/shared/ui/form';
import { Cluster, Stack } from '@nivara/shared/ui/layout';
import { paths } from '../../paths';

interface DetailsStepProps {
  user: SessionUser | undefined;
  services: ServiceList;
  family: Family;
  timing: BookingTiming;
  today: string;
  wantedService: string | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  timingRef: Ref<HTMLButtonElement>;
}

/** What is wanted, for whom, and when. */
export function DetailsStep(props: DetailsStepProps) {
  const { user, services, family, timing, today, wantedService, headingRef, timingRef } = props;
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
      <ServiceField services={services} />
      <Stack $gap={2}>
        <PatientField user={user} family={family} />
        {user ? null : <LogInInstead />}
      </Stack>
      <WhenFields
        today={today}
        timing={timing}
        timingRef={timingRef}
        withoutTiming={`Without a timing it is a request: a doctor chooses one, and ${user ? 'you find it in your notifications' : 'we call you'}.`}
      />
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

function LogInInstead() {
  const { openModal } = useModals();
  const reason = 'Log in to book for yourself or your family. What you have typed goes along.';
  return (
    <Cluster $gap={1} as="p">
      Have an account?
      <Button
        variant="quiet"
        size="small"
        onClick={() => openModal('login', { reason, returnTo: paths.bookNow })}
      >
        Log in
      </Button>
    </Cluster>
  );
}
