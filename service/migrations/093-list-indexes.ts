import { type Kysely, sql } from 'kysely';

/** Keeps the lists for doctors and the desk, and look-ups of one patient's rows, fast after many years. */
export async function listIndexes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('appointments_created_at').on('appointments').column('created_at').execute();
  await schema.createIndex('appointments_starts_at').on('appointments').column('starts_at').execute();
  await schema
    .createIndex('appointments_patient_key')
    .on('appointments')
    .columns(['patient_key', 'appointment_date'])
    .execute();
  await schema
    .createIndex('appointments_seen')
    .on('appointments')
    .columns(['doctor_id', 'account_id', 'family_member_id', 'status', 'appointment_date', 'patient_key'])
    .execute();
  await schema
    .createIndex('appointments_kept')
    .on('appointments')
    .columns(['appointment_date', 'patient_key'])
    .where(sql`status`, '=', sql`'completed'`)
    .execute();
  await schema
    .createIndex('tests_newest')
    .on('tests')
    .expression(sql`(coalesce(completed_at, created_at))`)
    .execute();
  await schema
    .createIndex('tests_patient_key')
    .on('tests')
    .columns(['patient_key', 'booking_date'])
    .execute();
  await schema.createIndex('bills_newest').on('bills').columns(['issued_at', 'number']).execute();
  await schema
    .createIndex('prescriptions_newest')
    .on('prescriptions')
    .columns(['date', 'created_at'])
    .execute();
}
