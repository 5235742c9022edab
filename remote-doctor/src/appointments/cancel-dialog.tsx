import { changeAppointment } from '@nivara/shared/api-client/appointments';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { CancellationDialog } from '@nivara/shared/area/appointment/cancellation-dialog';
import type { Appointment } from '@nivara/shared/domain/appointment';

interface CancelDialogProps {
  appointment: Appointment;
  onCancelled: (appointment: Appointment) => void;
  onClose: () => void;
}

export const CancelDialog = ({ appointment, onCancelled, onClose }: CancelDialogProps) => (
  <CancellationDialog
    bookingId={appointment.bookingId}
    onCancel={async (change) => onCancelled(await changeAppointment(appointment.id, change))}
    onClose={onClose}
  >
    {`${appointment.service} for ${appointment.patientName}, ${whenOf(appointment)}.`}
  </CancellationDialog>
);
