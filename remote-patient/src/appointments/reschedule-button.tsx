import styled from 'styled-components';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { Button } from '@nivara/shared/ui/form/button';
import { media, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { whyUnchangeable } from './changeable';
import { useNow } from './use-now';

/** A sentence among the short words of a table: not a column of single ones. */
const Why = styled.span`
  ${media.tablet} {
    display: block;
    min-width: 12rem;
    font-size: ${text.small};
  }
`;

interface RescheduleButtonProps {
  appointment: Appointment;
  onReschedule: (appointment: Appointment) => void;
}

/** Where it is too late for another timing, why. */
export function RescheduleButton({ appointment, onReschedule }: RescheduleButtonProps) {
  const now = useNow();
  const why = whyUnchangeable(appointment, now);
  if (why !== undefined) return <Why>{why}</Why>;
  return (
    <Button variant="secondary" size="small" onClick={() => onReschedule(appointment)}>
      Reschedule<VisuallyHidden> {appointment.bookingId}</VisuallyHidden>
    </Button>
  );
}
