import { useState } from 'react';
import type { SessionUser } from '@nivara/shared/contracts/session';
import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import { BookingForm } from '@nivara/shared/forms/booking/booking-form';
import { BookingFormSkeleton } from '@nivara/shared/forms/booking/booking-form-skeleton';
import type { RepeatableSteps } from '@nivara/shared/forms/booking/booking-step';
import { EMPTY_BOOKING, isUntouched, type BookingValues } from '@nivara/shared/forms/booking/booking-values';
import { DraftRestored } from '@nivara/shared/forms/booking/draft-restored';
import { useStartOver } from '@nivara/shared/ui/form/use-start-over';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { useDraft, type Draft } from '@nivara/shared/area/drafts/use-draft';
import { useSignedInUser } from '../session/use-signed-in-user';
import { FullDayAlert } from './full-day-alert';
import { useServiceList } from './use-service-list';

/** The form's first answers: names of service and doctor, a day, and `self` or a family member's id. */
export interface KnownOfBooking {
  service?: string | undefined;
  doctor?: string | undefined;
  date?: string | undefined;
  patient?: string | undefined;
}

interface OwnBookingFormProps extends RepeatableSteps {
  draftName: string;
  /** The name of the only service that can be booked. */
  service?: string;
  /** The first values, unless a draft is restored. */
  known?: KnownOfBooking;
  /** The path to return to after signing in. */
  returnTo: string;
  /** Called after a booking, once the form has been emptied. */
  onBooked: (appointment: BookedAppointment) => void;
}

/** The booking form for a signed-in account, with an encrypted draft. */
export function OwnBookingForm(props: OwnBookingFormProps) {
  const user = useSignedInUser();
  const draft = useDraft<BookingValues>(props.draftName);
  const hold = useDraft<string>(`${props.draftName}-hold`);
  const { formKey, deleted, startOver } = useStartOver<BookingValues>();
  if (!user || draft.status === 'reading' || hold.status === 'reading') return <BookingFormSkeleton />;

  const startEmpty = (without?: BookingValues) => {
    draft.clear();
    hold.clear();
    props.restart();
    startOver(without);
  };
  const undo = (values: BookingValues) => {
    draft.keep(values);
    startOver();
  };
  return (
    <BookingRound
      key={formKey}
      {...props}
      user={user}
      draft={draft}
      hold={hold}
      startEmpty={startEmpty}
      undo={deleted && (() => undo(deleted))}
    />
  );
}

type ReadDraft<Value> = Extract<Draft<Value>, { status: 'ready' }>;

interface BookingRoundProps extends OwnBookingFormProps {
  user: SessionUser;
  draft: ReadDraft<BookingValues>;
  hold: ReadDraft<string>;
  /** Empties the form. `without` is a draft that the patient deletes and can restore. */
  startEmpty: (without?: BookingValues) => void;
  undo: (() => void) | undefined;
}

function BookingRound({
  user,
  draft,
  hold,
  startEmpty,
  undo,
  service,
  known = {},
  onBooked,
  ...form
}: BookingRoundProps) {
  const [restored] = useState(draft.value);
  const services = useServiceList();
  return (
    <Stack $gap={5}>
      <DraftRestored
        isRestored={restored !== undefined}
        onStartOver={() => startEmpty(draft.value ?? restored)}
        onUndo={undo}
      />
      <BookingForm
        step={form.step}
        goTo={form.goTo}
        returnTo={form.returnTo}
        user={user}
        services={services}
        wantedService={service ?? (restored ? undefined : known.service)}
        wantedDoctor={restored ? undefined : known.doctor}
        isFixed={service !== undefined}
        holdMemory={{ earlier: hold.value, keep: hold.keep }}
        initialValues={
          restored ?? { ...EMPTY_BOOKING, appointmentDate: known.date ?? '', patient: known.patient ?? '' }
        }
        onChange={(values) => (isUntouched(values) ? draft.clear() : draft.keep(values))}
        onBooked={(appointment) => {
          startEmpty();
          onBooked(appointment);
        }}
        belowTimings={(timing) => <FullDayAlert timing={timing} />}
      />
    </Stack>
  );
}
