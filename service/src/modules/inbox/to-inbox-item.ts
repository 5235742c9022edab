import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { courseInWords } from '@nivara/shared/domain/course-in-words';
import type { InboxItem, InboxItemInDetail } from '@nivara/shared/domain/inbox';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { realEmail } from '../accounts/unclaimed-account';
import type { InboxRow } from './inbox-repository';

type Subjects = Pick<InboxItemInDetail, 'enrolment' | 'request' | 'payment'>;

export const toInboxItem = (row: InboxRow, now: Date): InboxItem => ({
  id: row.id,
  kind: row.kind,
  createdAt: row.created_at,
  dueAt: row.due_at,
  late: row.done_at === null && row.due_at < now.toISOString(),
  name: row.name,
  phone: row.phone,
  email: row.email === null ? null : realEmail(row.email),
  about: aboutOf(row),
  holder: row.taken_by === null ? null : { id: row.taken_by, name: row.holder_name ?? '' },
  doneAt: row.done_at,
});

function aboutOf(row: InboxRow): string {
  const { enrolment, request, payment } = subjectsOf(row);
  if (enrolment) {
    const { date, course } = enrolment;
    return date ? `${date.title}, from ${dateInWords(date.startsOn)}` : courseInWords(course);
  }
  if (request) return `${request.service}, ${dateInWords(request.appointmentDate)}`;
  if (payment) return `${formatRupees(payment.amount)} for bill ${payment.billNo}`;
  return (row.first_words ?? '').replace(/\s+/g, ' ').trim();
}

export function subjectsOf(row: InboxRow): Subjects {
  const none: Subjects = { enrolment: null, request: null, payment: null };
  if (row.kind === 'enrolment') {
    const date =
      row.date_id === null
        ? null
        : { id: row.date_id, title: row.course_title ?? '', startsOn: row.starts_on ?? '' };
    const unconfirmed = row.seat === 'waiting' && row.unconfirmed === 1;
    return { ...none, enrolment: { course: row.course ?? '', seat: row.seat, unconfirmed, date } };
  }
  if (row.kind === 'request' && row.appointment_status !== null) {
    return {
      ...none,
      request: {
        bookingId: row.booking_id ?? '',
        service: row.service ?? '',
        appointmentDate: row.appointment_date ?? '',
        timeslot: row.timeslot,
        status: row.appointment_status,
      },
    };
  }
  if (row.kind === 'payment' && row.payment_status !== null) {
    return {
      ...none,
      payment: {
        billId: row.bill_id ?? '',
        billNo: row.bill_number ?? '',
        amount: row.amount_paise ?? 0,
        reference: row.reference,
        status: row.payment_status,
      },
    };
  }
  return none;
}

/** An item cannot be closed while its decision is awaited, nor be opened again once the decision is made. */
export function decisionOf(row: InboxRow): 'awaited' | 'made' | 'none' {
  const { enrolment, request, payment } = subjectsOf(row);
  if (request) return request.status === 'requested' ? 'awaited' : 'made';
  if (payment) return payment.status === 'reported' ? 'awaited' : 'made';
  if (enrolment?.seat === 'requested') return 'awaited';
  return enrolment?.seat === 'confirmed' || enrolment?.seat === 'cancelled' ? 'made' : 'none';
}
