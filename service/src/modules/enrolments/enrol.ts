import type { EnrolmentAnswer } from '@nivara/shared/domain/course-date';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { findAccount } from '../accounts/account-repository';
import { insertEnrolment } from '../course-dates/course-date-repository';
import { type EnrolledBy, takeSeat } from '../course-dates/take-seat';
import { openItem } from '../inbox-items/inbox-items';
import { type ReceivedValues, type Sender, buildContact } from '../messages/receive-contact';
import { networkHash } from '../../security/visitor-network';
import { askForEnrolmentCode } from './enrolment-code';

const HOUR = 60 * 60;

/**
 * Limits the enrolments of one sender for one course date: enough for a family, too few to fill the date.
 * Visitors count by network; accounts count by id and by mailbox, since an account can change its mailbox.
 */
const SEAT_LIMIT: Limit = {
  name: 'course-seat',
  free: 3,
  firstDelaySeconds: HOUR,
  longestDelaySeconds: 24 * HOUR,
  forgetAfterSeconds: 24 * HOUR,
};

/**
 * Enrols in a course; with a date, takes a seat or joins the waiting list. Without an account, or with an e-mail
 * address that is not the account's own, an enrolment beyond the visitors' share waits for a code.
 */
export async function enrol(
  context: AppContext,
  sender: Sender,
  { date: dateId, ...values }: ReceivedValues,
): Promise<EnrolmentAnswer> {
  const { row, isWelcome } = await buildContact(context, 'enrolments', sender, values);
  if (!isWelcome) return { id: row.id, seat: dateId ? 'requested' : null };
  const account =
    sender.accountId === null ? undefined : await findAccount(context.database, sender.accountId);
  const limited = account ? [account.id, account.mailbox] : [sender.network];
  if (dateId) for (const each of limited) await countAttempt(context, SEAT_LIMIT, `${dateId} ${each}`);
  // An account has confirmed only its own e-mail address, so with any other one it counts as a visitor.
  const ownerId = account?.email === row.email ? account.id : null;
  const by: EnrolledBy = { network: networkHash(context, sender.network), ownerId };
  // With another e-mail address, the enrolment may belong to somebody else: its bill must not become the account's.
  // The account's id is stored with the code instead (`answers`), since entering the code proves that the
  // address belongs to the sender.
  const own = { ...row, account_id: ownerId };
  return inTransaction(context, async (transaction) => {
    if (!dateId) {
      const none = {
        course_date_id: null,
        seat: null,
        bill_id: null,
        visitor_network: null,
        booked_from: null,
      };
      await insertEnrolment(transaction.database, { ...own, ...none, unconfirmed: ownerId === null ? 1 : 0 });
      await openItem(transaction, 'enrolment', row.id);
      return { id: row.id, seat: null };
    }
    const { id: keptId, seat, date } = await takeSeat(transaction, dateId, own, by);
    // The id of an enrolment that was stored before would reveal who is enrolled.
    const { id } = row;
    if (seat !== 'unconfirmed') return { id, seat };
    const { account_id, first_name, last_name, phone, message } = row;
    const answers = { account_id, first_name, last_name, phone, message };
    const code = { id: keptId, email: row.email, date, network: by.network, answers };
    return { id, seat, confirmation: await askForEnrolmentCode(transaction, code) };
  });
}
