import styled from 'styled-components';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { StatusBadge } from '../../appointments/appointment-status';

const List = styled.ol`
  li {
    display: grid;
    align-items: center;
    gap: ${space[1]} ${space[5]};
    padding: ${space[4]} ${space[5]};
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  time {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  p + p {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
  li > :last-child {
    justify-self: start;
    grid-column: 2;
  }
  ${media.tablet} {
    li {
      grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    }
    li > :last-child {
      grid-column: 3;
    }
  }
`;

/** A doctor's appointments of one day, in the order of the clock. */
export function TodaysList({ appointments }: { appointments: readonly Appointment[] }) {
  if (appointments.length === 0) {
    return (
      <EmptyState level={3} title="Nobody is booked today" icon={<CalendarIcon size={28} />}>
        New bookings appear here, and in your notifications.
      </EmptyState>
    );
  }
  return (
    <List role="list">
      {appointments.map(({ id, appointmentTime, startsAt, patientName, age, service, online, status }) => (
        <li key={id}>
          <time dateTime={startsAt ?? undefined}>{appointmentTime}</time>
          <div>
            <p>
              {patientName}
              {age === null ? '' : `, ${age}`}
            </p>
            <p>
              {service}
              {online ? ', by video' : ''}
            </p>
          </div>
          <StatusBadge status={status} />
        </li>
      ))}
    </List>
  );
}
