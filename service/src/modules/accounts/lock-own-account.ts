import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { notSignedIn } from '../../problems';
import { findAccount } from './account-repository';

/** Serializes changes to one account; 401 when it was deleted meanwhile. */
export async function lockOwnAccount(transaction: AppContext, { accountId }: { accountId: string }) {
  await lockAccount(transaction, accountId);
  if (!(await findAccount(transaction.database, accountId))) throw notSignedIn();
}
