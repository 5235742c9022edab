import type { ReactNode, Ref } from 'react';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { SessionUser } from '../../contracts/session';
import { PatientField } from './patient-field';
import { StepHeading } from '../../ui/layout/step-heading';
import { FixedService, ServiceField, type ServiceList } from './service-field';
import { ServiceTermsNote } from './service-terms';
import type { Family } from './use-family';
import type { ServiceTerms } from './use-service-terms';
import type { BookingTiming } from './use-timing';
import { DateAndTimingFields } from './date-and-timing-fields';
import { Button } from '../../ui/form/button';
import { TextArea } from '../../ui/form/field';
import { SubmitButton } from '../../ui/form/form';
import { Cluster, Stack } from '../../ui/layout/layout';

interface DetailsStepProps {
  user: SessionUser | undefined;
  services: ServiceList;
  terms: ServiceTerms;
  family: Family;
  timing: BookingTiming;
  today: string;
  wantedService: string | undefined;
  /** No other service can be chosen. */
  isFixed: boolean;
  /** The path to return to after signing in. */
  returnTo: string;
  /** Shown below the timings, for example what to do on a day that is full. */
  belowTimings?: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  timingRef: Ref<HTMLButtonElement>;
}

export function DetailsStep(props: DetailsStepProps) {
  const { user, services, terms, family, timing, today, wantedService, isFixed, returnTo } = props;
  const { headingRef, timingRef } = props;
  return (
    <>
      <StepHeading ref={headingRef} step="Step 1 of 2">
        Your appointment
      </StepHeading>
      <Stack $gap={3}>
        {isFixed && wantedService !== undefined ? (
          <FixedService name={wantedService} services={services} />
        ) : (
          <ServiceField services={services} />
        )}
        <ServiceTermsNote terms={terms} />
      </Stack>
      <Stack $gap={2}>
        <PatientField user={user} family={family} />
        {user ? null : <LogInInstead returnTo={returnTo} />}
      </Stack>
      <DateAndTimingFields
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
