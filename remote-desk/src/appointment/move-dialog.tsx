import { useState } from 'react';
import { changeDeskAppointment } from '@nivara/shared/api-client/desk-day';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DeskAppointment } from '@nivara/shared/domain/desk-day';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { NONE_CHOSEN } from '../booking/free-timings';
import { TimingChoice, type ChosenMoment } from '../booking/timing-choice';

interface MoveDialogProps {
  appointment: DeskAppointment;
  onMoved: (appointment: DeskAppointment) => void;
  onClose: () => void;
}

/** Moves the appointment to a free timing of any doctor who gives the service. */
export function MoveDialog({ appointment, onMoved, onClose }: MoveDialogProps) {
  const today = clinicDate(new Date());
  const [chosen, setChosen] = useState<ChosenMoment>(() => ({
    ...NONE_CHOSEN,
    date: appointment.appointmentDate < today ? today : appointment.appointmentDate,
  }));
  const isRequest = appointment.status === 'requested';
  const move = async () => {
    const { date: appointmentDate, doctor, timing } = chosen;
    if (timing === '') throw new Error(APPOINTMENT_MESSAGES.timingRequired);
    onMoved(await changeDeskAppointment(appointment.id, { appointmentDate, doctor, timing }));
  };
  return (
    <ConfirmDialog
      title={isRequest ? `A timing for ${appointment.patient.name}` : `Move ${appointment.bookingId}`}
      confirmLabel={isRequest ? 'Give this timing' : 'Move the appointment'}
      busyLabel="Saving…"
      cancelLabel="Keep it as it is"
      onClose={onClose}
      onConfirm={move}
    >
      <Stack>
        <p>
          {appointment.service} for {appointment.patient.name}, {isRequest ? 'wished for' : 'now on'}{' '}
          {whenOf(appointment)}.
        </p>
        <TimingChoice service={appointment.serviceId} chosen={chosen} onChoose={setChosen} />
      </Stack>
    </ConfirmDialog>
  );
}
