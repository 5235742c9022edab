import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { SentCode } from '@nivara/shared/domain/booking-code';
import { COURSE_DATE_MESSAGES, type EnrolmentAnswer } from '@nivara/shared/domain/course-date';
import type { AppContext } from '../../app-context';
import type { CourseDatesTable, EnrolmentsTable } from '../../database/course-tables';
import { inTransaction } from '../../database/in-transaction';
import { ProblemError, conflict } from '../../problems';
import { customerOf } from '../../security/visitor-network';
import { findAccount } from '../accounts/account-repository';
import { auditChange } from '../audit/audit';
import {
  enrolmentsOf,
  findEnrolment,
  lockDate,
  lockEnrolment,
  updateEnrolment,
} from '../course-dates/course-date-repository';
import { CONFIRMED, dropRepetitions, fillSeats } from '../course-dates/take-seat';
import { refuseManySeats } from '../new-patients/network-share';
import { lockVisitors, spendConfirmation } from '../visitor-bookings/visitor-booking-repository';
import { checkCode, hiddenEmail, sendCode } from '../visitor-bookings/visitor-code';

const M = COURSE_DATE_MESSAGES;

/** The answers of the form for which the code was sent. */
type Answers = Pick<EnrolmentsTable, 'account_id' | 'first_name' | 'last_name' | 'phone' | 'message'>;

interface ToConfirm {
  id: string;
  email: string;
  date: CourseDatesTable;
  network: string;
  answers: Answers;
}

/** Returns null when the network gets no more codes: then the desk confirms the enrolment. */
export async function askForEnrolmentCode(
  context: AppContext,
  { id, email, date, network, answers }: ToConfirm,
): Promise<SentCode | null> {
  await lockVisitors(context.database);
  const sent = await sendCode(
    context,
    {
      network,
      to: email,
      shown: hiddenEmail(email),
      confirms: `an enrolment in “${date.title}”, which begins on ${dateInWords(date.starts_on)},`,
      otherwise: 'If you have not enrolled, ignore this message: nobody gets a seat without the code.',
    },
    { booking: JSON.stringify(answers), hold_id: null, enrolment_id: id },
  );
  return sent ?? null;
}

/** The code proves that the e-mail address is the visitor's: the enrolment gets a free seat, or waits for one. */
export async function confirmByCode(
  context: AppContext,
  id: string,
  typed: string,
): Promise<EnrolmentAnswer> {
  const { enrolment_id, booking, network } = await checkCode(context, {
    id,
    typed,
    kind: 'enrolment',
    over: M.codeOver,
  });
  const enrolmentId = enrolment_id ?? '';
  return inTransaction(context, async (transaction) => {
    const { database, now } = transaction;
    const known = await findEnrolment(database, enrolmentId);
    const date = known?.course_date_id ? await lockDate(database, known.course_date_id) : undefined;
    const enrolment = await lockEnrolment(database, enrolmentId);
    const isSpent = await spendConfirmation(database, id, now().toISOString());
    if (!date || !enrolment || !isSpent) throw new ProblemError(410, M.codeOver);
    if (enrolment.seat === 'cancelled') throw conflict(M.cancelledAlready);
    const [first] = await enrolmentsOf(database, date.id, enrolment.email);
    // The owner of the e-mail address may have confirmed another enrolment with it, and that one stays.
    const kept = first?.unconfirmed === 0 ? first : enrolment;
    // A stranger may have entered the e-mail address before its owner did; then the owner's form counts.
    const isOwnersForm = enrolment.unconfirmed === 1 && enrolment.bill_id === null && booking !== '';
    const answers: Partial<Answers> = isOwnersForm
      ? await dropDeletedAccount(database, JSON.parse(booking) as Answers)
      : {};
    const bookedFrom = customerOf(network);
    if (kept.unconfirmed === 1) {
      await refuseManySeats(transaction, date, answers.account_id ?? enrolment.account_id, bookedFrom);
      await updateEnrolment(database, enrolmentId, { ...CONFIRMED, ...answers, booked_from: bookedFrom });
    }
    await dropRepetitions(transaction, date, kept);
    if (date.status === 'open') await fillSeats(transaction, date);
    await auditChange(transaction, null, 'update', {
      noun: 'enrolments',
      recordId: enrolmentId,
      patientId: enrolment.account_id,
    });
    const { id: keptId, seat } = (await findEnrolment(database, kept.id)) ?? kept;
    return { id: keptId, seat: seat === 'waiting' ? 'waiting' : 'requested' };
  });
}

/** The account may have been deleted since the code was sent. */
async function dropDeletedAccount(database: AppContext['database'], answers: Answers): Promise<Answers> {
  const isKnown = answers.account_id !== null && (await findAccount(database, answers.account_id));
  return isKnown ? answers : { ...answers, account_id: null };
}
