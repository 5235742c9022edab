import { paths } from '../paths';

/** The pages of one’s bookings, as the tiles and the navigation above each page have them. */
export const bookingLinks = (username: string) => [
  { text: 'New booking', to: paths.newBooking(username) },
  { text: 'All bookings', to: paths.bookingList(username) },
  { text: 'Reschedule', to: paths.reschedule(username) },
  { text: 'Consultation', to: paths.bookingsOf(username, 'consultation') },
  { text: 'Test', to: paths.bookingsOf(username, 'test') },
  { text: 'Wellness', to: paths.bookingsOf(username, 'wellness') },
  { text: 'Packages', to: paths.bookingsOf(username, 'packages') },
];

/** Only patients wait for a timing. */
export const appointmentLinks = (username: string, isPatient: boolean) => [
  { text: 'New', to: paths.newAppointments(username) },
  { text: 'Completed', to: paths.completedAppointments(username) },
  ...(isPatient ? [{ text: 'Waiting list', to: paths.waitingList(username) }] : []),
];
