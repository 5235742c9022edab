import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { notFound, notSignedIn } from '../../problems';
import { findAccount } from './account-repository';

/** Serializes changes to one account; 401 when it was deleted meanwhile. */
export async function lockOwnAccount(transaction: AppContext, { accountId }: { accountId: string }) {
  await lockAccount(transaction, accountId);
  if (!(await findAccount(transaction.database, accountId))) throw notSignedIn();
}

/** Keeps the account from being deleted before a row that names it is written; 404 when it is deleted already. */
export async function lockPatientAccount(transaction: AppContext, accountId: string | null): Promise<void> {
  if (accountId === null) return;
  await lockAccount(transaction, accountId);
  if (!(await findAccount(transaction.database, accountId))) throw notFound();
}
