import { useState } from 'react';
import { changeAppointment } from '@nivara/shared/api-client/appointments';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { APPOINTMENT_MESSAGES, type Appointment } from '@nivara/shared/domain/appointment';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { firstChoice, TimingChoice } from './timing-choice';

interface TimingDialogProps {
  appointment: Appointment;
  /** The day that the dialog shows first, by default the day of the appointment; other days can be chosen. */
  from?: string;
  onGiven: (appointment: Appointment) => void;
  onClose: () => void;
}

/** Gives a request one of the doctor's free timings, or moves an appointment to one. */
export function TimingDialog({ appointment, from, onGiven, onClose }: TimingDialogProps) {
  const [chosen, setChosen] = useState(() => firstChoice(from ?? appointment.appointmentDate));
  const isRequest = appointment.status === 'requested';

  const give = async () => {
    const { date, timing } = chosen;
    if (timing === '') throw new Error(APPOINTMENT_MESSAGES.timingRequired);
    onGiven(await changeAppointment(appointment.id, { appointmentDate: date, timing }));
  };

  return (
    <ConfirmDialog
      title={isRequest ? `A timing for ${appointment.patientName}` : `Move ${appointment.bookingId}`}
      confirmLabel={isRequest ? 'Give this timing' : 'Move the appointment'}
      busyLabel="Saving…"
      cancelLabel="Keep it as it is"
      onClose={onClose}
      onConfirm={give}
    >
      <Stack>
        <p>
          {appointment.service}, {isRequest ? 'wished for' : 'now on'} {whenOf(appointment)}.
        </p>
        <TimingChoice chosen={chosen} onChoose={setChosen} />
      </Stack>
    </ConfirmDialog>
  );
}
