import { type Kysely, sql } from 'kysely';

/** The report counts the patients of a period from this index, without touching the rows. */
export async function keptVisits({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('appointments_kept').execute();
  await schema
    .createIndex('appointments_kept')
    .on('appointments')
    .columns(['appointment_date', 'patient_key', 'doctor_id', 'slot', 'booked_by'])
    .where(sql`status`, '=', sql`'completed'`)
    .execute();
}
