import styled from 'styled-components';
import { Link } from '@nivara/shared/app-context/router';
import type { DeskDoctor } from '@nivara/shared/domain/desk-day';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { BookedCell } from './booked-cell';
import { isFree } from './free-timing';
import type { SetVisitState } from './use-set-visit-state';

const Free = styled(Link)`
  display: block;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  color: ${color.textMuted};
  font-size: ${text.small};
  line-height: 1.7;
  text-decoration: none;

  &:hover {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;

const Quiet = styled.span`
  padding-inline: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface GridCellProps {
  date: string;
  doctor: DeskDoctor;
  slot: number;
  isChosen: boolean;
  now: Date;
  onState: SetVisitState | undefined;
}

export function GridCell({ date, doctor, slot, isChosen, now, onState }: GridCellProps) {
  const timing = doctor.timings[slot];
  if (!timing) return <td data-chosen={isChosen} />;
  return (
    <td data-chosen={isChosen} data-closed={timing.closed ? '' : undefined}>
      {timing.appointments.map((appointment) => (
        <BookedCell key={appointment.id} appointment={appointment} onState={onState} />
      ))}
      {timing.appointments.length > 0 ? null : isFree(timing, now) ? (
        <Free
          to={paths.book({ date, doctor: doctor.id, timing: timing.timing })}
          aria-label={`Book ${doctor.name} at ${timing.timing}`}
        >
          Free
        </Free>
      ) : timing.held ? (
        <Quiet>Being booked</Quiet>
      ) : (
        <VisuallyHidden>{timing.closed ? 'Closed' : 'Not booked'}</VisuallyHidden>
      )}
    </td>
  );
}
