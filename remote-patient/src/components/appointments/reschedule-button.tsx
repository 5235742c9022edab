import type { Appointment } from '@nivara/shared/domain/appointment';
import { Button } from '@nivara/shared/ui/button';
import { VisuallyHidden } from '@nivara/shared/ui/visually-hidden';
import { whyUnchangeable } from './changing';
import { useNow } from './use-now';

interface RescheduleButtonProps {
  appointment: Appointment;
  onReschedule: (appointment: Appointment) => void;
}

/** Where it is too late for another timing, why. */
export function RescheduleButton({ appointment, onReschedule }: RescheduleButtonProps) {
  const now = useNow();
  const why = whyUnchangeable(appointment, now);
  if (why !== undefined) return why;
  return (
    <Button variant="secondary" size="small" onClick={() => onReschedule(appointment)}>
      Reschedule<VisuallyHidden> {appointment.bookingId}</VisuallyHidden>
    </Button>
  );
}
