import { paths } from './paths';

/**
 * The shell redirects a doctor from a page of the patient's area to the same path below /doctor. Each pair is
 * such a path and the doctor's page that replaces it.
 */
export const PATIENT_AREA_REDIRECTS: readonly (readonly [string, string])[] = [
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
