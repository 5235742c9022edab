import { setTimeout as wait } from 'node:timers/promises';
import type { AppContext } from '../app-context';

const TRIES = 8;
/** PostgreSQL: deadlock and serialization failure, both rolled back. */
const TRY_AGAIN = new Set(['40P01', '40001']);

/**
 * All of the work or nothing of it, with a context whose database is the transaction. Within a transaction the work
 * becomes part of that. It may run again after a deadlock, so it changes the database and nothing else.
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

/** Until this transaction ends. An update locks a row in both databases. */
export async function lockAccount({ database }: AppContext, accountId: string): Promise<void> {
  if (!database.isTransaction) throw new Error('A lock needs a transaction.');
  await database.updateTable('accounts').set({ id: accountId }).where('id', '=', accountId).execute();
}
