import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import type { LockedBill } from './change-ledger';
import { countReportsOfAccount, countReportsOfNetwork } from './ledger-repository';

/** Reported payments that the clinic has not decided on; one that comes at the same instant may not count yet. */
const MOST_REPORTS = { ofAccount: 10, ofNetwork: 20 };

/**
 * The desk can only decide on reported payments one by one, and they outlive a cancelled appointment: one person could
 * bury the inbox in them by booking, reporting a payment and cancelling again and again.
 */
export async function refuseManyReports(
  { database }: Pick<AppContext, 'database'>,
  { account_id }: Pick<LockedBill, 'account_id'>,
): Promise<void> {
  if (account_id === null) return;
  const { ofAccount, ofNetwork } = MOST_REPORTS;
  if (
    (await countReportsOfAccount(database, account_id, ofAccount)) === ofAccount ||
    (await countReportsOfNetwork(database, account_id, ofNetwork)) === ofNetwork
  )
    throw conflict(BILL_MESSAGES.manyReports);
}
