import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import type { LockedBill } from './change-ledger';
import { countReportsOfAccount } from './ledger-repository';

/** One that is reported at the same instant may not count yet. */
const MOST_REPORTS = 10;

/** Refuses a further payment of an account of which the clinic has not decided on many reported payments. */
export async function refuseManyReports(
  { database }: Pick<AppContext, 'database'>,
  { account_id }: Pick<LockedBill, 'account_id'>,
): Promise<void> {
  if (account_id === null) return;
  if ((await countReportsOfAccount(database, account_id, MOST_REPORTS)) === MOST_REPORTS)
    throw conflict(BILL_MESSAGES.manyReports);
}
