import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import type { LockedBill } from './change-ledger';
import { countReportsOfAccount } from './ledger-repository';

/** Not exact: of two payments that are reported at the same instant, each may be allowed before the other is counted. */
const MOST_REPORTS = 10;

/** Refuses a further reported payment of an account while the clinic still has to decide on ten others. */
export async function refuseManyReports(
  { database }: Pick<AppContext, 'database'>,
  { account_id }: Pick<LockedBill, 'account_id'>,
): Promise<void> {
  if (account_id === null) return;
  if ((await countReportsOfAccount(database, account_id, MOST_REPORTS)) === MOST_REPORTS)
    throw conflict(BILL_MESSAGES.manyReports);
}
