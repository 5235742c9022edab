import type { NotificationKind } from '@nivara/shared/domain/notification';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { doctorsOf } from '../clinic-services/clinic-service-repository';
import { notify } from '../notifications/notify';
import { notifyByMail } from '../notifications/notify-by-mail';
import { sendNextLink, appointmentInMail } from '../visitor-bookings/visitor-mail';
import type { AppointmentRow } from './appointment-repository';
import { describeAppointment } from './to-appointment';

interface Words {
  kind: NotificationKind;
  title: string;
  text: string;
}

interface ForBoth {
  row: AppointmentRow;
  words: (about: string) => Words;
  /** A sentence that only the patient gets, on the page. */
  forPatient?: string;
}

/** Names the patient before the day, since a list on a phone cuts the end. */
const named = (row: AppointmentRow) =>
  `${describeAppointment(row, row.patient_name)}, booking ${row.booking_id}`;

/** Notifications to the doctor contain no name, since they outlive the patient's account. */
async function notifyBoth(context: AppContext, { row, words, forPatient = '' }: ForBoth): Promise<void> {
  if (row.account_id) {
    const notification = words(named(row));
    await notify(context, {
      ...notification,
      text: notification.text + forPatient,
      accountId: row.account_id,
      about: { kind: 'appointment', id: row.id },
    });
  }
  if (row.doctor_id) {
    const about = `${describeAppointment(row)}, booking ${row.booking_id}`;
    await notify(context, { ...words(about), accountId: row.doctor_id });
  }
}

/** Notifies of changes that somebody other than the patient makes. */
async function notifyBothAndByMail(context: AppContext, both: ForBoth): Promise<void> {
  await notifyBoth(context, both);
  const { title } = both.words('');
  if (both.row.account_id === null && (await sendNextLink(context, both.row, title))) return;
  await notifyByMail(context, both.row, { title, text: appointmentInMail(both.row) });
}

const booked = (row: AppointmentRow): ForBoth => ({
  row,
  words: (about) => ({
    kind: 'booked',
    title: 'Appointment booked',
    text: `${about}, with ${row.provider ?? 'a doctor of the clinic'}.`,
  }),
});

/** Sends no mail, since the patient has just booked and sees the appointment on the page. */
export const notifyBooked = (context: AppContext, row: AppointmentRow) => notifyBoth(context, booked(row));

/** Called when the clinic has booked, or has given a request its timing. */
export const notifyScheduled = (context: AppContext, row: AppointmentRow) =>
  notifyBothAndByMail(context, booked(row));

export async function notifyMoved(context: AppContext, row: AppointmentRow, was: AppointmentRow) {
  const words = (about: string): Words => ({
    kind: 'rescheduled',
    title: 'Appointment moved',
    text: `It is now ${about}. It was ${describeAppointment(was)}.`,
  });
  await notifyBothAndByMail(context, { row, words });
  if (was.doctor_id === null || was.doctor_id === row.doctor_id) return;
  const about = `${describeAppointment(row)}, booking ${row.booking_id}, with ${row.provider ?? 'another doctor'}`;
  await notify(context, { ...words(about), accountId: was.doctor_id });
}

export const notifyCancelled = (context: AppContext, row: AppointmentRow) =>
  notifyBothAndByMail(context, {
    row,
    words: (about) => ({ kind: 'cancelled', title: 'Appointment cancelled', text: `${about}.` }),
    forPatient: row.cancel_reason === null ? '' : ` Reason: ${row.cancel_reason}`,
  });

/** Any doctor who gives the service may take the request. */
export async function notifyDoctorsOf(
  context: AppContext,
  row: Omit<AppointmentsTable, 'booked_by'>,
  service: string,
): Promise<void> {
  const text = `${describeAppointment({ ...row, service })}, booking ${row.booking_id}. It waits for a timing.`;
  for (const { id } of await doctorsOf(context.database, row.service_id)) {
    await notify(context, { accountId: id, kind: 'booked', title: 'Appointment requested', text });
  }
}
