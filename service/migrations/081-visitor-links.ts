import type { Kysely } from 'kysely';
import { primary, required } from './column-kinds';

/** Keeps the e-mail address to which a visitor's link was sent, until the day of the appointment is over. */
export async function visitorLinks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('visitor_links')
    .addColumn('appointment_id', 'text', primary)
    .addColumn('address', 'text', required)
    .addColumn('generation', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
}
