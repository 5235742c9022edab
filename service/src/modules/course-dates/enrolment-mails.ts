import { formatRupees } from '@nivara/shared/domain/rupees';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { courseInWords } from '@nivara/shared/domain/course-in-words';
import { feeWithTax } from '@nivara/shared/domain/course-fee';
import type { AppContext } from '../../app-context';
import type { CourseDatesTable, EnrolmentsTable } from '../../database/course-tables';
import { queueMail } from '../../mail/mail-queue';

type Enrolled = Pick<EnrolmentsTable, 'first_name' | 'email'>;
type Named = Pick<CourseDatesTable, 'title' | 'starts_on'>;
type ScheduledDate = Pick<CourseDatesTable, 'title' | 'starts_on' | 'times' | 'place' | 'teacher'>;

const courseOf = ({ title, starts_on }: Named) => `“${title}”, which begins on ${dateInWords(starts_on)}`;

const whenAndWhere = ({ times, place, teacher }: ScheduledDate) => `${times}\n${place}\nTeacher: ${teacher}`;

const send = (context: AppContext, { first_name, email }: Enrolled, subject: string, text: string) =>
  queueMail(context, { to: email, subject, text: `Dear ${first_name},\n\n${text}` });

export const mailFreeSeat = (context: AppContext, date: Named, enrolled: Enrolled) =>
  send(
    context,
    enrolled,
    `A seat is free: ${date.title}`,
    `A seat is free in ${courseOf(date)}, and we keep it for you. We write again as soon as it is confirmed. If you no longer want it, please tell us.`,
  );

/** Tells somebody who enrolled without a date that the desk has given them one. */
export const mailGivenDate = (
  context: AppContext,
  date: ScheduledDate,
  enrolled: Enrolled,
  seat: 'requested' | 'waiting',
) =>
  send(
    context,
    enrolled,
    `${seat === 'requested' ? 'A seat for you' : 'You are on the waiting list'}: ${date.title}`,
    `${
      seat === 'requested'
        ? `We keep a seat for you in ${courseOf(date)}, and write again as soon as it is confirmed.`
        : `No seat is free in ${courseOf(date)}. You are on the waiting list, and we write as soon as a seat is free.`
    }\n\n${whenAndWhere(date)}\n\nIf that does not suit you, please tell us.`,
  );

/** `billNumber` is undefined for a course that costs nothing. */
export function mailConfirmedSeat(
  context: AppContext,
  date: CourseDatesTable,
  enrolled: Enrolled,
  billNumber: string | undefined,
): Promise<void> {
  const fee = formatRupees(feeWithTax({ fee: date.fee_paise, taxPercent: date.tax_percent }));
  const payment =
    billNumber === undefined
      ? 'It costs nothing.'
      : `The fee is ${fee}. Pay it at the desk, or at ${context.siteUrl}/pay with your phone number and the bill number ${billNumber}.`;
  return send(
    context,
    enrolled,
    `Your seat: ${date.title}`,
    `Your seat in ${courseOf(date)}, is confirmed.\n\n${whenAndWhere(date)}\n\n${payment}`,
  );
}

export const mailCancelledEnrolment = (
  context: AppContext,
  date: Named,
  enrolled: Enrolled,
  reason: string | undefined,
) =>
  send(
    context,
    enrolled,
    `Your enrolment is cancelled: ${date.title}`,
    `Your enrolment in ${courseOf(date)}, is cancelled.${reason ? ` ${reason}` : ''} What you have paid for it is returned.`,
  );

/** The mail mentions no payment, since an enrolment without a date was never billed. */
export function mailCancelledUndatedEnrolment(
  context: AppContext,
  enrolled: Enrolled & Pick<EnrolmentsTable, 'course'>,
  reason: string | undefined,
): Promise<void> {
  const course = courseInWords(enrolled.course ?? '');
  return send(
    context,
    enrolled,
    `Your enrolment is cancelled: ${course}`,
    `Your enrolment in “${course}” is cancelled.${reason ? ` ${reason}` : ''}`,
  );
}
