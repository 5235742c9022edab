import { ButtonLink } from '@nivara/shared/ui/button';
import { EmptyState } from '@nivara/shared/ui/empty-state';
import { CalendarIcon } from '@nivara/shared/ui/icon';
import { paths } from '../../paths';
import { isDoctor, useSignedInUser } from '../../use-signed-in-user';

interface NoBookingsProps {
  title: string;
  children?: string;
}

/** A list without any appointment, and the way to the first. */
export function NoBookings({ title, children }: NoBookingsProps) {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <EmptyState
      level={2}
      title={title}
      icon={<CalendarIcon size={28} />}
      action={
        isDoctor(user) ? undefined : (
          <ButtonLink to={paths.newBooking(user.UserName)}>Book an appointment</ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
