import { paths } from '../paths';

/** Shared by the tiles and the navigation of the bookings. */
export const bookingLinks = (username: string) => [
  { text: 'New booking', to: paths.newBooking(username) },
  { text: 'All bookings', to: paths.bookingList(username) },
  { text: 'Reschedule', to: paths.reschedule(username) },
  { text: 'Consultation', to: paths.bookingsOf(username, 'consultation') },
  { text: 'Test', to: paths.bookingsOf(username, 'test') },
  { text: 'Wellness', to: paths.bookingsOf(username, 'wellness') },
  { text: 'Packages', to: paths.bookingsOf(username, 'packages') },
];

export const appointmentLinks = (username: string) => [
  { text: 'New', to: paths.newAppointments(username) },
  { text: 'Completed', to: paths.completedAppointments(username) },
  { text: 'Waiting list', to: paths.waitingList(username) },
];
