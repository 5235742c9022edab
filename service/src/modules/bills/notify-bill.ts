import { formatRupees } from '@nivara/shared/domain/rupees';
import { balanceOf, netAmountOf } from '@nivara/shared/domain/bill-balance';
import type { AppContext } from '../../app-context';
import { countMail, limitsTo } from '../../mail/mail-limits';
import { queueMail } from '../../mail/mail-queue';
import { notify } from '../notifications/notify';
import { notifyByMail } from '../notifications/notify-by-mail';
import { emailOfCourseBill, sumsIn } from './bill-repository';
import type { LockedBill } from './change-ledger';

type Subject = Pick<LockedBill, 'id' | 'number' | 'account_id' | 'about' | 'booking_id' | 'phone'>;
type Sums = Parameters<typeof sumsIn>[0];

/** Somebody who has no account, or does not sign in yet, gets a mail or a text. */
async function notifyOwner(context: AppContext, bill: Subject, state: string, text: string): Promise<void> {
  const { id, account_id: accountId } = bill;
  const title = `Bill for ${bill.about} ${state}`;
  if (accountId) await notify(context, { accountId, kind: 'bill', about: { kind: 'bill', id }, title, text });
  const email = accountId === null ? await emailOfCourseBill(context.database, id) : undefined;
  if (email === undefined) {
    // Leaves out the bill's number, which together with the phone number opens the bill.
    const unnamed = {
      title: `Your bill ${state}`,
      text: bill.booking_id ? `Booking ${bill.booking_id}.` : '',
    };
    await notifyByMail(context, { account_id: accountId, contact_phone: bill.phone }, unnamed);
  } else if ((await countMail(context, limitsTo(email))) > 0)
    await queueMail(context, { to: email, subject: title, text: `${text}\nBill number: ${bill.number}` });
}

const subjectOf = ({ about, booking_id }: Subject) =>
  booking_id === null ? about : `${about}, booking ${booking_id}`;

/** `left` is what is still to be paid. */
export const notifyPaid = (context: AppContext, bill: Subject, amount: number, left: number) =>
  left > 0
    ? notifyOwner(
        context,
        bill,
        'is paid in part',
        `We have received ${formatRupees(amount)} for ${subjectOf(bill)}. ${formatRupees(left)} is still to be paid.`,
      )
    : notifyOwner(
        context,
        bill,
        'is paid',
        `We have received ${formatRupees(amount)} for ${subjectOf(bill)}. Your receipt is ready.`,
      );

/** `amount` was reported, and the bill's sums are those without it. */
export function notifyNotReceived(context: AppContext, bill: Subject & Sums, amount: number) {
  const sums = sumsIn(bill);
  if (balanceOf(sums) > 0)
    return notifyOwner(
      context,
      bill,
      'is not paid yet',
      `${notFound(amount)}. Please check its transaction ID, or pay again.`,
    );
  if (netAmountOf(sums) === 0 && sums.received === sums.refunded)
    return notifyNeverPaid(context, bill, amount);
  return notifyOwner(
    context,
    bill,
    'is no longer open',
    `${notFound(amount)}. There is nothing more to pay.`,
  );
}

export const notifyNeverPaid = (context: AppContext, bill: Subject, amount: number) =>
  notifyOwner(context, bill, 'is cancelled', `${notFound(amount)}, so there is nothing to return.`);

const notFound = (amount: number) =>
  `We could not find the payment of ${formatRupees(amount)} that you reported`;

export const notifyRefunded = (context: AppContext, bill: Subject, amount: number) =>
  notifyOwner(
    context,
    bill,
    'is refunded',
    `We have returned ${formatRupees(amount)} for ${subjectOf(bill)}.`,
  );

export const notifyCredited = (context: AppContext, bill: Subject, amount: number, reason: string) =>
  notifyOwner(
    context,
    bill,
    'is corrected',
    `A credit note takes ${formatRupees(amount)} off the bill for ${subjectOf(bill)}: ${reason}`,
  );

export const notifyCancelled = (context: AppContext, bill: Subject, reason: string) =>
  notifyOwner(context, bill, 'is cancelled', `There is nothing to pay for ${subjectOf(bill)}: ${reason}`);
