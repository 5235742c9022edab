import type { Kysely } from 'kysely';
import { linked } from './column-kinds';

/** An appointment that a doctor books during a visit `follows` it. A visit has its appointment's id, so the column refers to `appointments`. */
export async function followUps(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('appointments')
    .addColumn('follows', 'text', linked('appointments.id'))
    .execute();
  await database.schema.createIndex('appointments_follows').on('appointments').column('follows').execute();
  await database.schema.createIndex('uploads_visit').on('uploads').column('visit_id').execute();
}
