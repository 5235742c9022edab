import { type Kysely, sql } from 'kysely';

/** Adds the time at which a member of the staff left. Those who left earlier are found by their missing password. */
export async function staffWhoLeft(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('accounts').addColumn('left_at', 'text').execute();
  const now = new Date().toISOString();
  await sql`update accounts set left_at = ${now} where role <> 1 and password_hash = ''`.execute(database);
}
