import { type Kysely, sql } from 'kysely';

/** Results that patients could already see count as released. */
export async function testRelease(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('tests').addColumn('released_at', 'text').execute();
  await database.schema
    .alterTable('tests')
    .addColumn('is_critical', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update tests set released_at = completed_at where status = 'completed'`.execute(database);
  await database.schema
    .createIndex('tests_doctor_id')
    .on('tests')
    .columns(['doctor_id', 'status', 'released_at'])
    .execute();
}
