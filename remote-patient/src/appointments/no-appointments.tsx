import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { paths } from '../paths';
import { isDoctor, useSignedInUser } from '../session/use-signed-in-user';

interface NoAppointmentsProps {
  title: string;
  children?: string;
}

/** A list without any appointment, and the way to the first. */
export function NoAppointments({ title, children }: NoAppointmentsProps) {
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
