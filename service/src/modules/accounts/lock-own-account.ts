import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import { notFound, notSignedIn } from '../../problems';
import { accountsOfMailbox, findAccount } from './account-repository';

/** Serializes changes to one account; 401 when it was deleted meanwhile. */
export async function lockOwnAccount(transaction: AppContext, { accountId }: { accountId: string }) {
  await lockAccount(transaction, accountId);
  if (!(await findAccount(transaction.database, accountId))) throw notSignedIn();
}

/** Serializes changes to all accounts of one mailbox: a change locks its account, then the mailbox's first account. */
export async function lockOwnMailbox(transaction: AppContext, actor: { accountId: string }) {
  await lockOwnAccount(transaction, actor);
  const [first] = await accountsOfMailbox(transaction.database, actor.accountId)
    .orderBy('other.id')
    .execute();
  if (first && first.id !== actor.accountId) await lockAccount(transaction, first.id);
}

/** Keeps the account from being deleted before a row that names it is written; 404 when it is deleted already. */
export async function lockPatientAccount(transaction: AppContext, accountId: string | null): Promise<void> {
  if (accountId === null) return;
  await lockAccount(transaction, accountId);
  if (!(await findAccount(transaction.database, accountId))) throw notFound();
}
