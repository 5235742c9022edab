import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { notSignedIn } from '../../problems';
import type { Actor } from '../session/actor';
import { findAccount } from '../own-account/own-account-repository';

/** Whoever changes something of an account's goes one after the other; 401 when it was deleted a moment ago. */
export async function lockOwnAccount(transaction: AppContext, { accountId }: Pick<Actor, 'accountId'>) {
  await lockAccount(transaction, accountId);
  if (!(await findAccount(transaction.database, accountId))) throw notSignedIn();
}
