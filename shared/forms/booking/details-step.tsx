import type { ReactNode, Ref, RefObject } from 'react';
import { useModals } from '@nivara/shared/app-context/app-context';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { Loadable } from '../../app-context/loadable';
import type { BookingValues } from './booking-values';
import { CallLink } from './call-link';
import type { SessionUser } from '../../contracts/session';
import { PatientField } from './patient-field';
import { StepHeading } from '../../ui/layout/step-heading';
import { FixedService, ServiceField, type ServiceList } from './service-field';
import { ServiceTermsNote } from './service-terms';
import type { Family } from './use-family';
import { DoctorField } from './doctor-field';
import { PlaceField } from './place-field';
import { PriceNote } from './price-note';
import { ServiceChips } from './service-chips';
import type { DoctorOfServices } from './use-doctors';
import type { Price } from './use-price';
import type { ServiceTerms } from './use-service-terms';
import type { BookingTiming } from './use-timing';
import { WhenFields } from './when-fields';
import { Button } from '../../ui/form/button';
import { TextArea } from '../../ui/form/field';
import { SubmitButton } from '../../ui/form/form';
import { Cluster, Split, Stack } from '../../ui/layout/layout';
import { visuallyHidden } from '../../ui/layout/visually-hidden';
import { DialogFoot } from '../../ui/overlay/dialog-foot';

/** While chips offer the services, the field with the same services shows only when the keyboard reaches it. */
const ServiceAndDoctor = styled(Split)`
  &[data-with-chips] {
    > :first-child {
      grid-column: 1 / -1;
    }
    > :first-child [role='combobox']:not(:focus) {
      ${visuallyHidden}
    }
  }
`;

interface DetailsStepProps {
  user: SessionUser | undefined;
  services: ServiceList;
  terms: ServiceTerms;
  price: Price | undefined;
  doctors: Loadable<DoctorOfServices[]>;
  family: Family;
  timing: BookingTiming;
  today: string;
  wantedService: string | undefined;
  /** True when no other service can be chosen. */
  isFixed: boolean;
  /** The path to return to after signing in; undefined where nobody is to sign in. */
  returnTo: string | undefined;
  /** Shown below the timings, for example what to do on a day that is full. */
  belowTimings?: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  troubleRef: RefObject<HTMLDivElement | null>;
}

export function DetailsStep(props: DetailsStepProps) {
  const { user, services, terms, family, timing, today, wantedService, isFixed, returnTo } = props;
  const { price, doctors, headingRef, troubleRef } = props;
  const { values } = useFormikContext<BookingValues>();
  const given =
    doctors.status === 'ready' ? doctors.data.find(({ id }) => id === values.doctor)?.services : undefined;
  const hasChips =
    wantedService === undefined &&
    values.service === '' &&
    services.status === 'ready' &&
    services.entries.length > 0;
  return (
    <>
      <StepHeading ref={headingRef} step="Step 1 of 2">
        Your appointment
      </StepHeading>
      <ServiceAndDoctor $gap={4} $ratio="1fr 1fr" data-with-chips={hasChips ? '' : undefined}>
        {isFixed && wantedService !== undefined ? (
          <FixedService name={wantedService} services={services} />
        ) : (
          <Stack $gap={2}>
            <ServiceField services={services} given={given} />
            {hasChips ? <ServiceChips services={services} given={given} /> : null}
          </Stack>
        )}
        <DoctorField doctors={doctors} />
      </ServiceAndDoctor>
      <WhenFields
        today={today}
        timing={timing}
        troubleRef={troubleRef}
        expected={terms?.status === 'loading'}
        withoutTiming={`Without a timing it is a request: a doctor${values.doctor === '' ? '' : ' of the service'} chooses one, and ${user ? 'you find it in your notifications' : 'we call you'}.`}
      />
      {props.belowTimings}
      <Stack $gap={3}>
        <ServiceTermsNote terms={terms} />
        <PriceNote price={price} />
      </Stack>
      <Stack $gap={2}>
        <PatientField user={user} family={family} />
        {user || returnTo === undefined ? null : <LogInInstead returnTo={returnTo} />}
      </Stack>
      <PlaceField terms={terms} />
      <TextArea
        name="complaints"
        label="Complaints"
        hint="What troubles you, since when, and what you would like to know: it helps the doctor to prepare."
        optional
      />
      <DialogFoot isPinned>
        <CallLink />
        <SubmitButton size="large" busyLabel="One moment…">
          Next
        </SubmitButton>
      </DialogFoot>
    </>
  );
}

function LogInInstead({ returnTo }: { returnTo: string }) {
  const { openModal } = useModals();
  const reason = 'Log in to book for yourself or your family. Your answers are kept.';
  return (
    <Cluster $gap={1} as="p">
      Have an account?
      <Button variant="quiet" size="small" onClick={() => openModal('login', { reason, returnTo })}>
        Log in
      </Button>
    </Cluster>
  );
}
