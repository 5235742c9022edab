import styled from 'styled-components';
import type { ReactNode } from 'react';
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

/** Shows the booking ID as a link to the appointment's page, with the status beside it. */
export const BookingIdWithStatus = ({
  id,
  bookingId,
  status,
}: Pick<Appointment, 'id' | 'bookingId' | 'status'>) => (
  <Cell>
    <AppointmentLink id={id}>{bookingId}</AppointmentLink>
    <StatusBadge status={status} />
  </Cell>
);

export function AppointmentLink({ id, children }: Pick<Appointment, 'id'> & { children: ReactNode }) {
  const user = useSignedInUser();
  return user ? (
    <TextLink to={paths.appointment(user.UserName, id)}>
      <span>{children}</span>
    </TextLink>
  ) : (
    children
  );
}
