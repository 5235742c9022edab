import { sql } from 'kysely';
import type { AppContext } from '../src/app-context';
import { databaseKind } from './test-database';

/**
 * Makes a call while another transaction has written rows and not committed them, as another process could. Commits as
 * soon as the call waits for the rows.
 */
export async function whileUncommitted<Result>(
  context: AppContext,
  write: (transaction: AppContext) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  const database = await context.database.startTransaction().execute();
  await write({ ...context, database });
  const answer = call();
  // Without this, a call that fails before the commit ends would be an unhandled rejection.
  answer.catch(() => undefined);
  // On SQLite every write waits for the previous write.
  if (databaseKind === 'postgres') await untilOneWaits(context);
  await database.commit().execute();
  return answer;
}

async function untilOneWaits({ database }: AppContext): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const deadline = Date.now() + 10_000;
  while ((await waiting.execute(database)).rows.length === 0) {
    if (Date.now() > deadline) throw new Error('The call does not wait for the transaction');
  }
}
