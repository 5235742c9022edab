import { paths } from './paths';

/** Pages of the patient's area by another name: the shell redirects doctors to the same address below /doctor. */
export const PATIENTS_ADDRESSES: readonly (readonly [string, string])[] = [
  ['/doctor/appointments/new', paths.appointments],
  ['/doctor/appointments/completed', paths.pastAppointments],
  ['/doctor/bookings/*', paths.appointments],
  ['/doctor/prescription/*', paths.prescriptions],
  ['/doctor/tests/schedule/*', paths.testsInHand],
  ['/doctor/tests/*', paths.reports],
  ['/doctor/uploads', paths.documents],
  ['/doctor/messages/*', paths.messages],
  ['/doctor/bills/*', paths.bills],
  ['/doctor/profile/*', paths.account],
];
