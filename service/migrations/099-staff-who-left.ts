import { type Kysely, sql } from 'kysely';

/** Says when somebody of the staff left. Of those who left before, only the missing password tells. */
export async function staffWhoLeft(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('accounts').addColumn('left_at', 'text').execute();
  const now = new Date().toISOString();
  await sql`update accounts set left_at = ${now} where role <> 1 and password_hash = ''`.execute(database);
}
