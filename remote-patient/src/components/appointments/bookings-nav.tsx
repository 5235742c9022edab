import { useSignedInUser } from '../../use-signed-in-user';
import { SectionNav } from '../section-nav/section-nav';
import { bookingLinks } from './section-links';

/** From one page of the bookings to the others. */
export function BookingsNav() {
  const user = useSignedInUser();
  return user ? <SectionNav label="Bookings" links={bookingLinks(user.UserName)} /> : null;
}
