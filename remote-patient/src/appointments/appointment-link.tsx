import styled from 'styled-components';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';
import { StatusBadge } from '@nivara/shared/area/appointment/appointment-status';

const Cell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};

  a {
    white-space: nowrap;
  }
`;

/** Links the booking's number to its page, with the status beside it. */
export function AppointmentLink({ id, bookingId, status }: Pick<Appointment, 'id' | 'bookingId' | 'status'>) {
  const user = useSignedInUser();
  return (
    <Cell>
      {user ? <TextLink to={paths.appointment(user.UserName, id)}>{bookingId}</TextLink> : bookingId}
      <StatusBadge status={status} />
    </Cell>
  );
}
