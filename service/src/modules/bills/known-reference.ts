import { PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import { digitsOf } from '@nivara/shared/domain/transaction-id';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import { lockOpenDay } from '../day-closings/lock-open-day';
import { billsWithReference } from './ledger-repository';

interface Counted {
  reference: string | null;
  /** The id of a reported payment. */
  paymentId?: string;
  /** The clinic has said that one payment was made for several bills. */
  isForSeveral: boolean | undefined;
}

/** Called before a payment is counted: two payments with one transaction ID would be the same money twice. */
export async function refuseKnownReference(
  context: Pick<AppContext, 'database' | 'now'>,
  { reference, paymentId, isForSeveral }: Counted,
): Promise<void> {
  if (reference === null || isForSeveral) return;
  // Every payment locks the day, so this waits for a payment that another call is storing.
  await lockOpenDay(context);
  const digits = digitsOf(reference);
  const others = await billsWithReference(context.database, { reference, digits, exceptId: paymentId });
  if (others.length > 0) throw conflict(PAYMENT_MESSAGES.alsoOn(others), 'isForSeveral');
}
