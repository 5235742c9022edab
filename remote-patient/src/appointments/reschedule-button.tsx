import styled from 'styled-components';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { Button } from '@nivara/shared/ui/form/button';
import { media, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { whyUnchangeable } from './changeable';
import { useNow } from '@nivara/shared/area/use-now';

/** Keeps a sentence from breaking into one word per line in a narrow column. */
const Reason = styled.span`
  ${media.tablet} {
    display: block;
    min-width: 8.5rem;
    font-size: ${text.small};
  }
`;

interface RescheduleButtonProps {
  appointment: Appointment;
  onReschedule: (appointment: Appointment) => void;
}

/** Shows the reason when the appointment can no longer be moved. */
export function RescheduleButton({ appointment, onReschedule }: RescheduleButtonProps) {
  const now = useNow();
  const why = whyUnchangeable(appointment, now);
  if (why !== undefined) return <Reason>{why}</Reason>;
  return (
    <Button variant="secondary" size="small" onClick={() => onReschedule(appointment)}>
      Reschedule<VisuallyHidden> {appointment.bookingId}</VisuallyHidden>
    </Button>
  );
}
