import { type Kysely, sql } from 'kysely';

/** The pages that notifications linked to before, and the kind of item on each. */
const SUBJECTS: Readonly<Record<string, string>> = {
  '/appointments/new': 'appointment',
  '/appointments/waiting': 'waiting-entry',
  '/bills': 'bill',
  '/tests/reports': 'test',
  '/prescription/medicine': 'prescription-medicine',
  '/prescription/yoga': 'prescription-yoga',
  '/prescription/diet': 'prescription-diet',
  '/prescription/residential': 'prescription-residential',
  '/diets/new': 'new-diet',
  '/diets/old': 'old-diet',
  '/yoga/yogarx/newyogarx': 'new-yogarx',
  '/yoga/yogarx/oldyogarx': 'old-yogarx',
  '/yoga/yogasession/newyogasession': 'new-yogasession',
  '/yoga/yogasession/oldyogasession': 'old-yogasession',
};

/** A notification names its subject instead of a page; earlier notifications have no subject id. */
export async function notificationSubjects(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('notifications').addColumn('about_kind', 'text').execute();
  await database.schema.alterTable('notifications').addColumn('about_id', 'text').execute();
  const cases = Object.entries(SUBJECTS).map(
    ([link, kind]) => sql`when ${sql.lit(link)} then ${sql.lit(kind)}`,
  );
  await sql`update notifications set about_kind = case link ${sql.join(cases, sql` `)} end`.execute(database);
  await database.schema.alterTable('notifications').dropColumn('link').execute();
}
