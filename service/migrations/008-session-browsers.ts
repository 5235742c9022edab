import type { Kysely } from 'kysely';

/** So that people know their own sessions apart; those from before have none. */
export async function sessionBrowsers(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('sessions').addColumn('browser', 'text').execute();
}
