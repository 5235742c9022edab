import type { NotificationKind } from '@nivara/shared/domain/notification';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { doctorsOf } from '../clinic-services/clinic-service-repository';
import { notify } from '../notifications/notify';
import { notifyByMail } from '../notifications/notify-by-mail';
import { sendNextLink, appointmentInMail } from '../visitor-bookings/visitor-mail';
import type { AppointmentRow } from './appointment-repository';
import { momentInShort } from './to-appointment';

interface News {
  kind: NotificationKind;
  title: string;
  row: AppointmentRow;
  /** The row before the move, if the appointment has moved. */
  was?: AppointmentRow;
  /** A sentence that only the patient gets, on the page. */
  forPatient?: string;
}

/** Begins with the day and ends with the booking ID, since a list on a phone cuts the end. */
function textOf({ row, was }: News, { patient = '', more = '' } = {}): string {
  const instead = (now: string, before: string | null) =>
    before === null || before === now ? now : `${now} instead of ${before}`;
  const when = instead(momentInShort(row), was ? momentInShort(was) : null);
  const doctor = instead(row.doctor ?? 'a doctor of the clinic', was?.doctor ?? null);
  const whose = patient === '' ? '' : ` for ${patient}`;
  return `${when}: ${row.service} with ${doctor}${whose}.${more} Booking ${row.booking_id}.`;
}

/** Notifications to the doctor contain no name, since they outlive the patient's account. */
async function notifyBoth(context: AppContext, news: News): Promise<void> {
  const { kind, title, row, forPatient = '' } = news;
  if (row.account_id) {
    await notify(context, {
      accountId: row.account_id,
      kind,
      title,
      text: textOf(news, { patient: row.patient_name, more: forPatient }),
      about: { kind: 'appointment', id: row.id },
    });
  }
  if (row.doctor_id) await notify(context, { accountId: row.doctor_id, kind, title, text: textOf(news) });
}

/**
 * Notifies of what the desk has booked, and of every later change, even if the patient made it. A visitor's old link
 * becomes invalid, so a mail with the next link must follow.
 */
async function notifyBothAndByMail(context: AppContext, news: News): Promise<void> {
  await notifyBoth(context, news);
  const { row, title } = news;
  if (row.account_id === null && (await sendNextLink(context, row, title))) return;
  await notifyByMail(context, row, { title, text: appointmentInMail(row) });
}

const booked = (row: AppointmentRow): News => ({ kind: 'booked', title: 'Appointment booked', row });

/** Sends no mail, since the patient has booked on the page, or is with the doctor who has booked. */
export const notifyBooked = (context: AppContext, row: AppointmentRow) => notifyBoth(context, booked(row));

/** Called when the desk has booked, or when somebody has given a request its timing. */
export const notifyScheduled = (context: AppContext, row: AppointmentRow) =>
  notifyBothAndByMail(context, booked(row));

export async function notifyMoved(context: AppContext, row: AppointmentRow, was: AppointmentRow) {
  const news: News = { kind: 'rescheduled', title: 'Appointment moved', row, was };
  await notifyBothAndByMail(context, news);
  if (was.doctor_id === null || was.doctor_id === row.doctor_id) return;
  const { kind, title } = news;
  await notify(context, { accountId: was.doctor_id, kind, title, text: textOf(news) });
}

export const notifyCancelled = (context: AppContext, row: AppointmentRow) =>
  notifyBothAndByMail(context, {
    kind: 'cancelled',
    title: 'Appointment cancelled',
    row,
    forPatient: row.cancel_reason === null ? '' : ` ${asSentence(`Reason: ${row.cancel_reason}`)}`,
  });

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Any doctor who gives the service may take the request. */
export async function notifyDoctorsOf(
  context: AppContext,
  row: Omit<AppointmentsTable, 'booked_by'>,
  service: string,
): Promise<void> {
  const text = `${momentInShort(row)}: ${service}. It waits for a timing. Booking ${row.booking_id}.`;
  for (const { id } of await doctorsOf(context.database, row.service_id)) {
    await notify(context, { accountId: id, kind: 'booked', title: 'Appointment requested', text });
  }
}
