import { useMemo, useRef, useState, type ReactNode } from 'react';
import { moveFormSchema, type Appointment, type AppointmentChange } from '../../domain/appointment';
import { clinicDate } from '../../domain/clinic-time';
import { TIMESLOTS } from '../../domain/timings';
import { Button } from '../../ui/form/button';
import { Form, SubmitButton } from '../../ui/form/form';
import { DialogFoot } from '../../ui/overlay/dialog-foot';
import { EMPTY_BOOKING, type BookingValues } from './booking-values';
import { timingRefusal } from './timing-refusal';
import { showTrouble } from './timing-trouble';
import { useTiming, type BookingTiming } from './use-timing';
import { WhenFields } from './when-fields';

type Move = Pick<AppointmentChange, 'appointmentDate' | 'timeslot' | 'timing'>;

interface MoveFormProps {
  appointment: Pick<Appointment, 'serviceId' | 'appointmentDate' | 'appointmentTime' | 'timeslot' | 'status'>;
  onMove: (change: Move) => Promise<void>;
  onClose: () => void;
  /** A patient of the account; undefined for anybody else. */
  patient?: string | undefined;
  /** The content below the timings, for example advice on a full day. */
  belowTimings?: (timing: BookingTiming) => ReactNode;
}

/** The service releases the old timing when it takes the new one. */
export function MoveForm({ appointment, patient, onMove, onClose, belowTimings }: MoveFormProps) {
  const [today] = useState(() => clinicDate(new Date()));
  const schema = useMemo(() => moveFormSchema(today, appointment.status), [today, appointment.status]);
  const [initialValues] = useState(() => ({ ...startOf(appointment, today), patient: patient ?? '' }));
  const [values, setValues] = useState(initialValues);
  const { appointmentDate: date, appointmentTime: time } = appointment;
  const timing = useTiming(values, today, {
    needsHold: false,
    movedFrom: time === null ? undefined : { date, timing: time },
    ofAccount: patient !== undefined,
  });
  const troubleRef = useRef<HTMLDivElement>(null);
  const hasTiming = appointment.status === 'booked';

  const submit = async (next: BookingValues) => {
    if (timing.trouble !== undefined) return showTrouble(troubleRef.current);
    try {
      await onMove(toChange(next));
    } catch (error) {
      const refusal = timingRefusal(error);
      if (refusal === undefined) throw error;
      timing.refuse(refusal);
    }
  };

  return (
    <Form
      label="Reschedule"
      initialValues={initialValues}
      schema={schema}
      onChange={setValues}
      onSubmit={submit}
    >
      <WhenFields
        today={today}
        timing={timing}
        troubleRef={troubleRef}
        withoutTiming={hasTiming ? undefined : 'Without a timing it stays a request: a doctor chooses one.'}
      />
      {belowTimings?.(timing)}
      <DialogFoot>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
        <SubmitButton busyLabel="Moving the appointment…">Move the appointment</SubmitButton>
      </DialogFoot>
    </Form>
  );
}

/** Starts with the appointment’s own day and time slot, since most patients look for a timing nearby. */
function startOf(
  { serviceId, appointmentDate, timeslot }: MoveFormProps['appointment'],
  today: string,
): BookingValues {
  return {
    ...EMPTY_BOOKING,
    service: String(serviceId),
    appointmentDate: appointmentDate < today ? '' : appointmentDate,
    timeslot: timeslot ?? '',
  };
}

function toChange({ appointmentDate, timeslot, timing }: BookingValues): Move {
  const known = TIMESLOTS.find((each) => each === timeslot);
  return { appointmentDate, ...(known && { timeslot: known }), ...(timing && { timing }) };
}
