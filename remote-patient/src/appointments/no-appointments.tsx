import { useForChosen } from '@nivara/shared/area/person/chosen-person';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyList } from '../frame/empty-list';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

export interface NoAppointmentsProps {
  /** Called with “ for Tara” or “ for you”, or with an empty text where no patient is chosen. */
  title: (forChosen: string) => string;
  children?: string;
}

export function NoAppointments({ title, children }: NoAppointmentsProps) {
  const user = useSignedInUser();
  const forChosen = useForChosen();
  if (!user) return null;
  return (
    <EmptyList
      title={title(forChosen)}
      icon={<CalendarIcon size={28} />}
      action={<ButtonLink to={paths.newBooking(user.UserName)}>Book an appointment</ButtonLink>}
    >
      {children}
    </EmptyList>
  );
}
