import { formatRupees } from '@nivara/shared/domain/rupees';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { feeWithTax } from '@nivara/shared/domain/course-fee';
import type { AppContext } from '../../app-context';
import type { CourseDatesTable, EnrolmentsTable } from '../../database/course-tables';
import { queueMail } from '../../mail/mail-queue';

type Enrolled = Pick<EnrolmentsTable, 'first_name' | 'email'>;
type Named = Pick<CourseDatesTable, 'title' | 'starts_on'>;

const courseOf = ({ title, starts_on }: Named) => `“${title}”, which begins on ${dateInWords(starts_on)}`;

const send = (context: AppContext, { first_name, email }: Enrolled, subject: string, text: string) =>
  queueMail(context, { to: email, subject, text: `Dear ${first_name},\n\n${text}` });

export const mailFreeSeat = (context: AppContext, date: Named, enrolled: Enrolled) =>
  send(
    context,
    enrolled,
    `A seat is free: ${date.title}`,
    `A seat has become free in ${courseOf(date)}, and we keep it for you. We write again as soon as it is confirmed. If you no longer want it, please tell us.`,
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
  const when = `${date.times}\n${date.place}\nTeacher: ${date.teacher}`;
  return send(
    context,
    enrolled,
    `Your seat: ${date.title}`,
    `Your seat in ${courseOf(date)}, is confirmed.\n\n${when}\n\n${payment}`,
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
