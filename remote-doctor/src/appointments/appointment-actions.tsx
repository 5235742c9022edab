import { RowActions } from '@nivara/shared/area/table/row-actions';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { paths } from '../paths';

export interface Changing {
  appointment: Appointment;
  how: 'timing' | 'cancel';
}

/** Each appointment has one main action, unless it is cancelled; a coming appointment can also be cancelled. */
export const actionsColumn = (onChange: (changing: Changing) => void): DataColumn<Appointment> => ({
  id: 'action',
  heading: 'Action',
  actions: true,
  pinned: 1,
  cell: (appointment) => (
    <RowActions>
      <MainAction appointment={appointment} onChange={onChange} />
      {isUpcoming(appointment) ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Cancel ${appointment.bookingId}`}
          onClick={() => onChange({ appointment, how: 'cancel' })}
        >
          Cancel
        </Button>
      ) : null}
    </RowActions>
  ),
});

interface MainActionProps {
  appointment: Appointment;
  onChange: (changing: Changing) => void;
}

function MainAction({ appointment, onChange }: MainActionProps) {
  const { id, status, bookingId } = appointment;
  if (status === 'cancelled') return 'Nothing to do';
  if (!isUpcoming(appointment)) {
    return (
      <ButtonLink to={paths.visit(id)} variant="secondary" size="small">
        Open<VisuallyHidden> {bookingId}</VisuallyHidden>
      </ButtonLink>
    );
  }
  const label = status === 'requested' ? 'Give a timing' : 'Move';
  return (
    <Button
      variant={status === 'requested' ? 'primary' : 'secondary'}
      size="small"
      aria-label={`${label}: ${bookingId}`}
      onClick={() => onChange({ appointment, how: 'timing' })}
    >
      {label}
    </Button>
  );
}
