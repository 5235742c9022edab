import { changeAppointment } from '@nivara/shared/api-client/appointments';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { MoveForm } from '@nivara/shared/forms/booking/move-form';
import { FullDayAlert } from './full-day-alert';

export interface RescheduleDialogProps {
  appointment: Appointment;
  onMoved: (appointment: Appointment) => void;
  onClose: () => void;
}

interface RescheduleFormProps extends RescheduleDialogProps {
  /** The patient's id for the waiting list; undefined if the patient's name does not identify one patient. */
  patient: string | undefined;
}

export const RescheduleForm = ({ appointment, patient, onMoved, onClose }: RescheduleFormProps) => (
  <MoveForm
    appointment={appointment}
    patient={patient}
    onMove={async (change) => onMoved(await changeAppointment(appointment.id, change))}
    onClose={onClose}
    belowTimings={(timing) =>
      patient === undefined ? null : (
        <FullDayAlert
          timing={timing}
          patient={patient}
          note="This appointment stays as it is. If you take the timing that is offered, cancel this appointment."
        />
      )
    }
  />
);
