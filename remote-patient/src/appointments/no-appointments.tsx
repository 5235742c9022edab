import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

interface NoAppointmentsProps {
  title: string;
  children?: string;
}

export function NoAppointments({ title, children }: NoAppointmentsProps) {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <EmptyState
      level={2}
      title={title}
      icon={<CalendarIcon size={28} />}
      action={<ButtonLink to={paths.newBooking(user.UserName)}>Book an appointment</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
