import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../app-context';

const TRIES = 8;
/** PostgreSQL's codes for a deadlock and a serialization failure, after which it has rolled the transaction back. */
const TRY_AGAIN = new Set(['40P01', '40001']);

/**
 * Runs all of the work or none of it, with the transaction as the context's database; nested calls join the
 * transaction. The work may run again after a deadlock, so it must change nothing but the database.
 */
export async function inTransaction<T>(
  context: AppContext,
  work: (context: AppContext) => Promise<T>,
): Promise<T> {
  if (context.database.isTransaction) return work(context);
  for (let tries = 1; ; tries += 1) {
    try {
      return await context.database
        .transaction()
        .execute((transaction) => work({ ...context, database: transaction }));
    } catch (error) {
      if (tries >= TRIES || !TRY_AGAIN.has(codeOf(error))) throw error;
      await wait(Math.random() * 20 * tries);
    }
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/**
 * Locks the account until the transaction ends: an update that changes no value locks in both databases. It sets no key,
 * since the embedded database would look for the rows of other tables that have the key.
 */
export async function lockAccount(
  { database }: Pick<AppContext, 'database'>,
  accountId: string,
): Promise<void> {
  if (!database.isTransaction) throw new Error('A lock needs a transaction.');
  await database
    .updateTable('accounts')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', accountId)
    .execute();
}
