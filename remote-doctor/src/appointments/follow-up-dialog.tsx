import { useState } from 'react';
import { bookAppointment } from '@nivara/shared/api-client/appointments';
import { APPOINTMENT_MESSAGES, type Appointment } from '@nivara/shared/domain/appointment';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { firstChoice, TimingChoice } from './timing-choice';

interface FollowUpDialogProps {
  appointment: Pick<Appointment, 'serviceId' | 'service'>;
  /** The visit that the new appointment follows up. */
  visit: string | undefined;
  patient: { id: string; name: string };
  /** The day that the doctor has in mind. */
  on: string;
  onBooked: (followUp: Appointment) => void;
  onClose: () => void;
}

/** Books the same service again for the patient. */
export function FollowUpDialog({ appointment, visit, patient, on, onBooked, onClose }: FollowUpDialogProps) {
  const [chosen, setChosen] = useState(() => firstChoice(on));

  const book = async () => {
    const { date, timing } = chosen;
    if (timing === '') throw new Error(APPOINTMENT_MESSAGES.timingRequired);
    const booked = await bookAppointment({
      service: appointment.serviceId,
      patient: patient.id,
      appointmentDate: date,
      timing,
      ...(visit !== undefined && { followUpOf: visit }),
    });
    // Always true here: only a visitor’s booking is answered with a request for a code.
    if ('bookingId' in booked) onBooked(booked);
  };

  return (
    <ConfirmDialog
      title={`A follow-up for ${patient.name}`}
      confirmLabel="Book it"
      busyLabel="Booking…"
      cancelLabel="Not now"
      onClose={onClose}
      onConfirm={book}
    >
      <Stack>
        <p>{`${appointment.service}, with you.`}</p>
        <TimingChoice chosen={chosen} onChoose={setChosen} />
      </Stack>
    </ConfirmDialog>
  );
}
