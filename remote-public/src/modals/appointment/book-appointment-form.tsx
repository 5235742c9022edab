import { useEffect, useMemo, useRef, useState } from 'react';
import { ROLE, type SessionUser } from '@nivara/shared/contracts/session';
import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import {
  EMPTY_BOOKING,
  bookingContactSchema,
  bookingDetailsSchema,
  patientOf,
  type BookingValues,
} from '@nivara/shared/forms/booking/booking-values';
import { useFamily } from '@nivara/shared/forms/booking/use-family';
import { useTiming } from '@nivara/shared/forms/booking/use-timing';
import { Form } from '@nivara/shared/ui/form';
import { Stack } from '@nivara/shared/ui/layout';
import { VISITOR, clearDraft, keepDraft, readDraft } from './booking-draft';
import type { BookingSteps } from './booking-step';
import { ConfirmStep } from './confirm-step';
import { DetailsStep } from './details-step';
import { DraftNotice } from './draft-notice';
import { SessionEnded } from './session-ended';
import { StepFocus } from './step-focus';
import { useServiceList } from './use-service-list';
import { useSubmitBooking } from './use-submit-booking';

interface BookAppointmentFormProps extends BookingSteps {
  user: SessionUser | undefined;
  wantedService: string | undefined;
  onBooked: (appointment: BookedAppointment, phone: string) => void;
  onStartOver: () => void;
}

/** One form in two steps: going back and forth keeps everything, and so does closing the dialog around it. */
export function BookAppointmentForm(props: BookAppointmentFormProps) {
  const { user, wantedService, goTo, onBooked, onStartOver } = props;
  const owner = user?.TableUserID ?? VISITOR;
  const [draft] = useState(() => readDraft(owner));
  const initialValues = draft ?? EMPTY_BOOKING;
  const [values, setValues] = useState(initialValues);
  const [today] = useState(() => clinicDate(new Date()));
  const detailsSchema = useMemo(() => bookingDetailsSchema(today), [today]);

  const services = useServiceList();
  const family = useFamily(user?.M_RoleID === ROLE.patient);
  const timing = useTiming(values, today);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const timingRef = useRef<HTMLButtonElement>(null);

  // Who comes to the second step by its address has not taken the first one.
  const step = isComplete(values) ? props.step : 'details';
  useEffect(() => {
    if (props.step !== step) goTo(step);
  });
  const { submit, comeback, sessionEnded } = useSubmitBooking({
    visitor: user === undefined,
    step,
    goTo,
    timing,
    timingRef,
    onBooked,
  });

  return (
    <Stack $gap={5}>
      {draft ? (
        <DraftNotice
          onStartOver={() => {
            clearDraft();
            onStartOver();
          }}
        />
      ) : null}
      {sessionEnded ? <SessionEnded /> : null}
      <Form
        label="Book an appointment"
        initialValues={initialValues}
        schema={step === 'details' ? detailsSchema : user ? undefined : bookingContactSchema}
        onChange={(next: BookingValues) => {
          setValues(next);
          keepDraft(owner, next);
        }}
        onSubmit={submit}
      >
        <StepFocus {...{ step, comeback, headingRef, timingRef }} />
        {step === 'details' ? (
          <DetailsStep {...{ user, services, family, timing, today, wantedService, headingRef, timingRef }} />
        ) : (
          <ConfirmStep {...{ user, services, family, headingRef }} onBack={() => goTo('details')} />
        )}
      </Form>
    </Stack>
  );
}

const isComplete = (values: BookingValues) =>
  values.service !== '' && values.appointmentDate !== '' && patientOf(values) !== '';
