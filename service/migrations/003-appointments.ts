import { type Kysely, sql } from 'kysely';
import { linked, needs, owned, primary, required, unique } from './column-kinds';

/** The ten services, with placeholder fees that the clinic changes. */
const SERVICES = [
  [1, 'Doctor opinion', 'consultation', 120_000, 1],
  [2, 'Consultation', 'consultation', 80_000, 1],
  [3, 'Packages', 'package', 450_000, 0],
  [4, 'Geriatric treatment', 'consultation', 100_000, 1],
  [5, 'Kids care', 'consultation', 70_000, 1],
  [6, 'Critical care', 'consultation', 150_000, 1],
  [7, 'Speciality treatments', 'consultation', 130_000, 1],
  [8, 'Diagnostic tests', 'test', 60_000, 0],
  [9, 'Wellness and yoga', 'wellness', 50_000, 1],
  [10, 'Body transformations', 'wellness', 90_000, 1],
] as const;

export async function appointments(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('services')
    .addColumn('id', 'integer', primary)
    .addColumn('name', 'text', unique)
    .addColumn('kind', 'text', required)
    .addColumn('fee_paise', 'integer', required)
    .addColumn('online', 'integer', required)
    .execute();
  await (database as Kysely<{ services: object }>)
    .insertInto('services')
    .values(SERVICES.map(([id, name, kind, fee_paise, online]) => ({ id, name, kind, fee_paise, online })))
    .execute();

  await schema
    .createTable('doctors')
    .addColumn('account_id', 'text', (column) => owned('accounts.id')(column).primaryKey())
    .addColumn('title', 'text', required)
    .execute();
  await schema
    .createTable('doctor_services')
    .addColumn('service_id', 'integer', owned('services.id'))
    .addColumn('doctor_id', 'text', owned('doctors.account_id'))
    .addPrimaryKeyConstraint('doctor_services_key', ['service_id', 'doctor_id'])
    .execute();
  await schema
    .createTable('doctor_hours')
    .addColumn('doctor_id', 'text', owned('doctors.account_id'))
    .addColumn('weekday', 'integer', required)
    .addColumn('first_slot', 'integer', required)
    .addColumn('last_slot', 'integer', required)
    .addPrimaryKeyConstraint('doctor_hours_key', ['doctor_id', 'weekday', 'first_slot'])
    .execute();
  await schema
    .createTable('doctor_days_off')
    .addColumn('doctor_id', 'text', owned('doctors.account_id'))
    .addColumn('date', 'text', required)
    .addPrimaryKeyConstraint('doctor_days_off_key', ['doctor_id', 'date'])
    .execute();

  await schema
    .createTable('appointments')
    .addColumn('id', 'text', primary)
    .addColumn('booking_id', 'text', unique)
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('family_member_id', 'text', linked('family_members.id'))
    .addColumn('patient_key', 'text', required)
    .addColumn('patient_name', 'text', required)
    .addColumn('patient_dob', 'text')
    .addColumn('language', 'text')
    .addColumn('contact_name', 'text')
    .addColumn('contact_phone', 'text')
    .addColumn('service_id', 'integer', needs('services.id'))
    .addColumn('kind', 'text', required)
    .addColumn('doctor_id', 'text', (column) => column.references('doctors.account_id'))
    .addColumn('appointment_date', 'text', required)
    .addColumn('timeslot', 'text')
    .addColumn('slot', 'integer')
    .addColumn('starts_at', 'text')
    .addColumn('online', 'integer', required)
    .addColumn('join_token', 'text')
    .addColumn('complaints', 'text')
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await schema
    .createIndex('appointments_account_id')
    .on('appointments')
    .columns(['account_id', 'created_at'])
    .execute();
  await schema
    .createIndex('appointments_doctor_id')
    .on('appointments')
    .columns(['doctor_id', 'account_id', 'status'])
    .execute();
  await schema
    .createIndex('appointments_requested')
    .on('appointments')
    .columns(['status', 'service_id'])
    .execute();

  // One row per taken timing, held or booked; its unique keys prevent double bookings.
  await schema
    .createTable('timing_claims')
    .addColumn('doctor_id', 'text', owned('doctors.account_id'))
    .addColumn('date', 'text', required)
    .addColumn('slot', 'integer', (column) => column.notNull().check(sql`slot between 0 and 35`))
    .addColumn('patient_key', 'text')
    .addColumn('appointment_id', 'text', (column) =>
      column.unique().references('appointments.id').onDelete('cascade'),
    )
    .addColumn('hold_id', 'text', (column) => column.unique())
    .addColumn('hold_owner', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
    .addColumn('expires_at', 'text')
    .addPrimaryKeyConstraint('timing_claims_key', ['date', 'slot', 'doctor_id'])
    .addUniqueConstraint('timing_claims_patient', ['patient_key', 'date', 'slot'])
    .execute();
  await schema.createIndex('timing_claims_expires_at').on('timing_claims').column('expires_at').execute();

  await schema
    .createTable('waiting_list')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('family_member_id', 'text', (column) =>
      column.references('family_members.id').onDelete('cascade'),
    )
    .addColumn('patient_key', 'text', required)
    .addColumn('service_id', 'integer', needs('services.id'))
    .addColumn('date', 'text', required)
    .addColumn('timeslot', 'text')
    .addColumn('slot', 'integer')
    .addColumn('status', 'text', required)
    .addColumn('offered_slot', 'integer')
    .addColumn('offered_hold_id', 'text')
    .addColumn('offer_expires_at', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await schema
    .createIndex('waiting_list_once')
    .unique()
    .on('waiting_list')
    .columns(['patient_key', 'service_id', 'date'])
    .where(sql`status`, 'in', sql`('waiting', 'offered')`)
    .execute();
  await schema
    .createIndex('waiting_list_line')
    .on('waiting_list')
    .columns(['service_id', 'date', 'status', 'created_at'])
    .execute();
  await schema.createIndex('waiting_list_account_id').on('waiting_list').column('account_id').execute();
}
