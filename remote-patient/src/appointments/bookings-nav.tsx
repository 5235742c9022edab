import { useSignedInUser } from '../session/use-signed-in-user';
import { SectionNav } from '../frame/section-nav';
import { bookingLinks } from './section-links';

/** From one page of the bookings to the others. */
export function BookingsNav() {
  const user = useSignedInUser();
  return user ? <SectionNav label="Bookings" links={bookingLinks(user.UserName)} /> : null;
}
