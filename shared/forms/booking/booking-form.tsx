import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ROLE, type SessionUser } from '../../contracts/session';
import type { BookedAppointment } from '../../domain/appointment';
import { clinicDate } from '../../domain/clinic-time';
import { Form } from '../../ui/form/form';
import { Stack } from '../../ui/layout/layout';
import type { BookingSteps } from './booking-step';
import {
  bookedContactOf as contactOf,
  type BookedContact,
  bookingContactSchema,
  bookingDetailsSchema,
  withAllFields,
  patientOf,
  type BookingValues,
} from './booking-values';
import { ConfirmByCode } from './confirm-by-code';
import { ConfirmStep } from './confirm-step';
import { DetailsStep } from './details-step';
import { SessionEnded } from './session-ended';
import type { ServiceList } from './service-field';
import { StepFocus } from './step-focus';
import { useFamily } from './use-family';
import { useSubmitBooking } from './use-submit-booking';
import { useDoctors } from './use-doctors';
import { usePrice } from './use-price';
import { WantedDoctor } from './wanted-doctor';
import { WantedService } from './wanted-service';
import { useServiceTerms, type ServiceTerms } from './use-service-terms';
import { useTiming, type BookingTiming, type TimingOptions } from './use-timing';

interface BookingFormProps extends BookingSteps {
  user: SessionUser | undefined;
  services: ServiceList;
  /** The name of a service that is chosen from the start. */
  wantedService: string | undefined;
  /** The name of a doctor who is chosen from the start. */
  wantedDoctor?: string | undefined;
  /** No other service can be chosen. */
  isFixed?: boolean;
  initialValues: BookingValues;
  /** Shown below the timings, for example what to do on a day that is full. */
  belowTimings?: (timing: BookingTiming) => ReactNode;
  /** Remembers the hold for a draft that outlives the page. */
  holdMemory?: TimingOptions['memory'];
  /** Called with every change, to keep a draft. */
  onChange: (values: BookingValues) => void;
  /** The path to return to after signing in; undefined where nobody is to sign in. */
  returnTo: string | undefined;
  onBooked: (appointment: BookedAppointment, contact: BookedContact) => void;
}

/** One form in two steps, so that going back and forth keeps every answer. */
export function BookingForm(props: BookingFormProps) {
  const { user, services, wantedService, isFixed = false, onChange, returnTo } = props;
  const { goTo, onBooked, belowTimings } = props;
  const [initialValues] = useState<BookingValues>(() => withAllFields(props.initialValues));
  const [values, setValues] = useState<BookingValues>(initialValues);
  const [today] = useState(() => clinicDate(new Date()));
  const detailsSchema = useMemo(() => bookingDetailsSchema(today), [today]);

  const doctors = useDoctors();
  const doctor =
    doctors.status === 'ready' ? doctors.data.find(({ id }) => id === values.doctor)?.name : undefined;
  const family = useFamily(user?.M_RoleID === ROLE.patient);
  const termsOfChosen = useServiceTerms(values.service);
  const entries = services.status === 'ready' ? services.entries : [];
  const wantedId = entries.find(({ service }) => service === wantedService)?.id;
  // Reserves the space of the fee before the named service is set.
  const isAboutToChoose =
    values.service === '' && wantedService !== undefined && (services.status === 'loading' || !!wantedId);
  const terms: ServiceTerms = isAboutToChoose ? { status: 'loading' } : termsOfChosen;
  const price = usePrice(values, terms);
  const timing = useTiming(values, today, {
    memory: props.holdMemory,
    ofAccount: user?.M_RoleID === ROLE.patient,
  });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const troubleRef = useRef<HTMLDivElement>(null);

  // The address may name the second step before the first one is complete.
  const step = isComplete(values) ? props.step : 'details';
  useEffect(() => {
    if (props.step !== step) goTo(step);
  });
  const { submit, returnReason, sessionEnded, asksForEmail, pending, changeAnswers } = useSubmitBooking({
    visitor: user === undefined,
    initialValues,
    step,
    goTo,
    timing,
    troubleRef,
    onBooked,
  });

  return (
    <Stack $gap={5}>
      {sessionEnded && returnTo !== undefined ? <SessionEnded returnTo={returnTo} /> : null}
      {pending ? (
        <ConfirmByCode
          pending={pending}
          onBack={changeAnswers}
          onBooked={(booked) => onBooked(booked, contactOf(values))}
        />
      ) : null}
      <div hidden={pending !== undefined}>
        <Form
          label="Book an appointment"
          initialValues={initialValues}
          schema={step === 'details' ? detailsSchema : user ? undefined : bookingContactSchema}
          onChange={(next: BookingValues) => {
            setValues(next);
            onChange(next);
          }}
          onSubmit={submit}
        >
          <WantedService id={wantedId} />
          <WantedDoctor name={props.wantedDoctor} doctors={doctors} />
          <StepFocus {...{ step, returnReason, headingRef, troubleRef }} />
          {step === 'details' ? (
            <DetailsStep
              belowTimings={belowTimings?.(timing)}
              {...{
                user,
                services,
                terms,
                price,
                doctors,
                family,
                timing,
                today,
                wantedService,
                isFixed,
                returnTo,
                headingRef,
                troubleRef,
              }}
            />
          ) : (
            <ConfirmStep
              {...{ user, services, terms, price, doctor, family, headingRef, asksForEmail }}
              onBack={() => goTo('details')}
            />
          )}
        </Form>
      </div>
    </Stack>
  );
}

const isComplete = (values: BookingValues) =>
  values.service !== '' && values.appointmentDate !== '' && patientOf(values) !== '';
