import { changeAppointment } from '@nivara/shared/api-client/appointments';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';

interface CancelDialogProps {
  appointment: Appointment;
  onCancelled: (appointment: Appointment) => void;
  onClose: () => void;
}

export function CancelDialog({ appointment, onCancelled, onClose }: CancelDialogProps) {
  return (
    <ConfirmDialog
      title="Cancel this appointment?"
      confirmLabel="Cancel the appointment"
      busyLabel="Cancelling…"
      cancelLabel="Keep it"
      danger
      onClose={onClose}
      onConfirm={async () => onCancelled(await changeAppointment(appointment.id, { status: 'cancelled' }))}
    >
      {`${appointment.service} for ${appointment.patientName}, ${whenOf(appointment)}. The timing goes to somebody else, and there is nothing to pay for it.`}
    </ConfirmDialog>
  );
}
