import { type Kysely, sql } from 'kysely';

/** The business report reads these columns of a whole year from the indexes, without touching the rows. */
export async function reportIndexes({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('appointments_of_days')
    .on('appointments')
    .columns(['appointment_date', 'doctor_id', 'status', 'service_id', 'slot', 'booked_by', 'moved_at'])
    .execute();
  await schema
    .createIndex('appointments_of_doctors')
    .on('appointments')
    .columns(['doctor_id', 'id'])
    .execute();
  await schema
    .createIndex('appointments_of_patients')
    .on('appointments')
    .columns(['patient_key', 'appointment_date', 'doctor_id', 'slot', 'id', 'booked_by'])
    .where(sql`status`, '=', sql`'completed'`)
    .execute();
  await schema
    .createIndex('bills_sums')
    .on('bills')
    .columns(['issued_at', 'cancelled_at', 'amount_paise', 'appointment_id', 'id', 'offer_id'])
    .execute();
  await schema.createIndex('bills_of_appointments').on('bills').columns(['appointment_id', 'id']).execute();
  await schema
    .createIndex('bill_lines_reductions')
    .on('bill_lines')
    .columns(['bill_id', 'kind', 'amount_paise'])
    .where(sql`kind`, 'in', sql`('offer', 'discount')`)
    .execute();
  await schema
    .createIndex('bill_payments_sums')
    .on('bill_payments')
    .columns(['status', 'day', 'amount_paise', 'bill_id'])
    .execute();
  await schema.createIndex('credit_notes_issued_at').on('credit_notes').column('issued_at').execute();
  await schema.createIndex('tests_booking_date').on('tests').columns(['booking_date', 'doctor_id']).execute();
  await schema.createIndex('course_dates_starts_on').on('course_dates').column('starts_on').execute();
}
