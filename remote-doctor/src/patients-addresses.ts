import { paths } from './paths';

/** The shell redirects doctors from the patient's area to the same path below /doctor; each pair goes on from there. */
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
