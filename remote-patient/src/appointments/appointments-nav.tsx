import { useSignedInUser } from '../session/use-signed-in-user';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { appointmentLinks } from './section-links';

export function AppointmentsNav() {
  const user = useSignedInUser();
  if (!user) return null;
  return <SectionNav label="Appointments" links={appointmentLinks(user.UserName)} />;
}
