import type { Kysely } from 'kysely';

/** Helps people tell their own sessions apart; earlier sessions have no browser. */
export async function sessionBrowsers(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('sessions').addColumn('browser', 'text').execute();
}
