import { useMemo, useRef, useState } from 'react';
import { changeAppointment } from '@nivara/shared/api-client/appointments';
import { moveFormSchema, type Appointment, type AppointmentChange } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { TIMESLOTS } from '@nivara/shared/domain/timings';
import { EMPTY_BOOKING, type BookingValues } from '@nivara/shared/forms/booking/booking-values';
import { timingRefusal } from '@nivara/shared/forms/booking/timing-refusal';
import { useTiming } from '@nivara/shared/forms/booking/use-timing';
import { DateAndTimingFields } from '@nivara/shared/forms/booking/date-and-timing-fields';
import { Button } from '@nivara/shared/ui/form/button';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { FullDayAlert } from './full-day-alert';

export interface RescheduleDialogProps {
  appointment: Appointment;
  onMoved: (appointment: Appointment) => void;
  onClose: () => void;
}

interface RescheduleFormProps extends RescheduleDialogProps {
  /** The patient for the waiting list; undefined when it is uncertain. */
  patient: string | undefined;
}

/** The service releases the old timing when it takes the new one. */
export function RescheduleForm({ appointment, patient, onMoved, onClose }: RescheduleFormProps) {
  const [today] = useState(() => clinicDate(new Date()));
  const schema = useMemo(() => moveFormSchema(today, appointment.status), [today, appointment.status]);
  const [initialValues] = useState(() => startOf(appointment, today));
  const [values, setValues] = useState(initialValues);
  const timing = useTiming(values, today, { keeps: false });
  const timingRef = useRef<HTMLButtonElement>(null);
  const hasTiming = appointment.status === 'booked';

  const submit = async (next: BookingValues) => {
    if (timing.trouble !== undefined) return timingRef.current?.focus();
    try {
      onMoved(await changeAppointment(appointment.id, toChange(next)));
    } catch (error) {
      const refusal = timingRefusal(error);
      if (refusal === undefined) throw error;
      timing.refuse(refusal);
      timingRef.current?.focus();
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
      <DateAndTimingFields
        today={today}
        timing={timing}
        timingRef={timingRef}
        withoutTiming={hasTiming ? undefined : 'Without a timing it stays a request: a doctor chooses one.'}
      />
      {patient === undefined ? null : (
        <FullDayAlert
          timing={timing}
          patient={patient}
          note="This appointment stays until then: if you take the timing that is offered, cancel this one."
        />
      )}
      <Cluster $justify="end">
        <Button variant="quiet" onClick={onClose}>
          Keep it as it is
        </Button>
        <SubmitButton busyLabel="Moving the appointment…">Move the appointment</SubmitButton>
      </Cluster>
    </Form>
  );
}

/** Starts with the present day and time slot, since most patients look for a timing nearby. */
function startOf(
  { serviceId, appointmentDate, timeslot, patientName }: Appointment,
  today: string,
): BookingValues {
  return {
    ...EMPTY_BOOKING,
    service: String(serviceId),
    patient: patientName,
    appointmentDate: appointmentDate < today ? '' : appointmentDate,
    timeslot: timeslot ?? '',
  };
}

function toChange({ appointmentDate, timeslot, timing }: BookingValues): AppointmentChange {
  const part = TIMESLOTS.find((each) => each === timeslot);
  return { appointmentDate, ...(part && { timeslot: part }), ...(timing && { timing }) };
}
