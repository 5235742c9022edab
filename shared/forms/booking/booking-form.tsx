import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ROLE, type SessionUser } from '../../contracts/session';
import type { BookedAppointment } from '../../domain/appointment';
import { clinicDate } from '../../domain/clinic-time';
import { Form } from '../../ui/form/form';
import { Stack } from '../../ui/layout/layout';
import type { BookingSteps } from './booking-step';
import { bookingContactSchema, bookingDetailsSchema, patientOf, type BookingValues } from './booking-values';
import { ConfirmStep } from './confirm-step';
import { DetailsStep } from './details-step';
import { SessionEnded } from './session-ended';
import type { ServiceList } from './service-field';
import { StepFocus } from './step-focus';
import { useFamily } from './use-family';
import { useSubmitBooking } from './use-submit-booking';
import { WantedService } from './preselected-service';
import { useServiceTerms, type ServiceTerms } from './use-service-terms';
import { useTiming, type BookingTiming, type TimingOptions } from './use-timing';

interface BookingFormProps extends BookingSteps {
  user: SessionUser | undefined;
  services: ServiceList;
  /** The name of a service that is chosen already. */
  wantedService: string | undefined;
  /** The wanted service is the only one to choose. */
  isFixed?: boolean;
  initialValues: BookingValues;
  /** Shown below the timings, for example what to do on a day that is full. */
  belowTimings?: (timing: BookingTiming) => ReactNode;
  /** For a draft that outlives the page. */
  holdMemory?: TimingOptions['memory'];
  /** What is typed, to keep it as a draft. */
  onChange: (values: BookingValues) => void;
  /** Where logging in leads back to. */
  returnTo: string;
  onBooked: (appointment: BookedAppointment, phone: string) => void;
}

/** One form in two steps: going back and forth keeps everything. */
export function BookingForm(props: BookingFormProps) {
  const { user, services, wantedService, isFixed = false, initialValues, onChange, returnTo } = props;
  const { goTo, onBooked, belowTimings } = props;
  const [values, setValues] = useState(initialValues);
  const [today] = useState(() => clinicDate(new Date()));
  const detailsSchema = useMemo(() => bookingDetailsSchema(today), [today]);

  const family = useFamily(user?.M_RoleID === ROLE.patient);
  const termsOfChosen = useServiceTerms(values.service);
  const entries = services.status === 'ready' ? services.entries : [];
  const wantedId = entries.find(({ service }) => service === wantedService)?.id;
  // A service that was named is about to be chosen: the place of its fee is there before it.
  const isAboutToChoose =
    values.service === '' && wantedService !== undefined && (services.status === 'loading' || !!wantedId);
  const terms: ServiceTerms = isAboutToChoose ? { status: 'loading' } : termsOfChosen;
  const timing = useTiming(values, today, { memory: props.holdMemory });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const timingRef = useRef<HTMLButtonElement>(null);

  // Who comes to the second step by its address has not taken the first one.
  const step = isComplete(values) ? props.step : 'details';
  useEffect(() => {
    if (props.step !== step) goTo(step);
  });
  const { submit, comeback, sessionEnded } = useSubmitBooking({
    visitor: user === undefined,
    initialValues,
    step,
    goTo,
    timing,
    timingRef,
    onBooked,
  });

  return (
    <Stack $gap={5}>
      {sessionEnded ? <SessionEnded returnTo={returnTo} /> : null}
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
        <StepFocus {...{ step, comeback, headingRef, timingRef }} />
        {step === 'details' ? (
          <DetailsStep
            belowTimings={belowTimings?.(timing)}
            {...{
              user,
              services,
              terms,
              family,
              timing,
              today,
              wantedService,
              isFixed,
              returnTo,
              headingRef,
              timingRef,
            }}
          />
        ) : (
          <ConfirmStep {...{ user, services, terms, family, headingRef }} onBack={() => goTo('details')} />
        )}
      </Form>
    </Stack>
  );
}

const isComplete = (values: BookingValues) =>
  values.service !== '' && values.appointmentDate !== '' && patientOf(values) !== '';
