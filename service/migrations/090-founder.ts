import { type Kysely, sql } from 'kysely';

/** The designation says who sees the figures of the whole clinic. */
export async function founder(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('designations')
    .addColumn('is_founder', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update designations set is_founder = 1 where lower(name) like '%founder%'`.execute(database);
}
