import { useSignedInUser } from '../session/use-signed-in-user';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { bookingLinks } from './section-links';

export function BookingsNav() {
  const user = useSignedInUser();
  return user ? <SectionNav label="Bookings" links={bookingLinks(user.UserName)} /> : null;
}
