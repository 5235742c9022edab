import type { EnrolmentAnswer } from '@nivara/shared/domain/course-date';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { takeSeat } from '../course-dates/take-seat';
import { openItem } from '../inbox-items/inbox-items';
import { insertContact } from '../messages/contact-repository';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { type ReceivedValues, type Sender, admitContact } from '../messages/receive-contact';

const HOUR = 60 * 60;

/** Of one network or account in one course: a family, and too few to fill the course. */
const SEAT_LIMIT: Limit = {
  name: 'course-seat',
  free: 3,
  firstDelaySeconds: HOUR,
  longestDelaySeconds: 24 * HOUR,
  forgetAfterSeconds: 24 * HOUR,
};

/** Asks to join a course; with a date it takes a seat, or joins the waiting list. */
export async function enrol(
  context: AppContext,
  sender: Sender,
  { date, ...values }: ReceivedValues,
): Promise<EnrolmentAnswer> {
  const { row, isWelcome } = await admitContact(context, 'enrolments', sender, values);
  if (!isWelcome) return { id: row.id, seat: date ? 'requested' : null };
  if (date) await countAttempt(context, SEAT_LIMIT, `${date} ${sender.accountId ?? sender.address}`);
  return inTransaction(context, async (transaction) => {
    if (!date) {
      await insertContact(transaction.database, 'enrolments', row);
      await openItem(transaction, 'enrolment', row.id);
      return { id: row.id, seat: null };
    }
    const { id, seat } = await takeSeat(transaction, date, row);
    return { id, seat: seat === 'waiting' ? 'waiting' : 'requested' };
  });
}
