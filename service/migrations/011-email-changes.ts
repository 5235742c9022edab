import type { Kysely } from 'kysely';

/** An address that its owner has not confirmed yet. */
export async function emailChanges(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('recovery_tokens').addColumn('new_email', 'text').execute();
}
