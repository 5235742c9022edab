import { isDoctor, useSignedInUser } from '../session/use-signed-in-user';
import { SectionNav } from '../frame/section-nav';
import { appointmentLinks } from './section-links';

/** From one page of the appointments to the others. */
export function AppointmentsNav() {
  const user = useSignedInUser();
  if (!user) return null;
  return <SectionNav label="Appointments" links={appointmentLinks(user.UserName, !isDoctor(user))} />;
}
