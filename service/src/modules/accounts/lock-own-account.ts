import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { notSignedIn } from '../../problems';
import { findAccount } from './account-repository';

/** Changes to one account go one after the other; 401 when it was deleted a moment ago. */
export async function lockOwnAccount(transaction: AppContext, { accountId }: { accountId: string }) {
  await lockAccount(transaction, accountId);
  if (!(await findAccount(transaction.database, accountId))) throw notSignedIn();
}
