import { PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import { billsWithReference } from './ledger-repository';

interface Confirmed {
  billId: string;
  reference: string | null;
  /** The clinic has said that one payment was made for several bills. */
  isForSeveral: boolean | undefined;
}

/** Before a reported payment is confirmed: with one transaction ID for two bills, the same money would count twice. */
export async function refuseKnownReference(
  { database }: Pick<AppContext, 'database'>,
  { billId, reference, isForSeveral }: Confirmed,
): Promise<void> {
  if (reference === null || isForSeveral) return;
  const others = await billsWithReference(database, reference, billId);
  if (others.length > 0) throw conflict(PAYMENT_MESSAGES.alsoOn(others), 'isForSeveral');
}
