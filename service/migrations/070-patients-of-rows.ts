import { type Kysely, sql } from 'kysely';
import { linked } from './column-kinds';

/**
 * Documents, conversations and bills name their patient, so that a doctor sees only rows of patients whom they treat.
 */
export async function patientsOfRows(database: Kysely<unknown>): Promise<void> {
  for (const table of ['uploads', 'conversations'] as const) {
    await database.schema
      .alterTable(table)
      .addColumn('family_member_id', 'text', linked('family_members.id'))
      .execute();
  }
  for (const table of ['uploads', 'conversations', 'bills'] as const) {
    await database.schema.alterTable(table).addColumn('patient_key', 'text').execute();
    await database.schema.createIndex(`${table}_patient_key`).on(table).column('patient_key').execute();
  }
  await database.schema.alterTable('uploads').addColumn('added_by', 'text', linked('accounts.id')).execute();
  await database.schema
    .alterTable('uploads')
    .addColumn('visit_id', 'text', linked('appointments.id'))
    .execute();
  await database.schema.alterTable('conversations').addColumn('patient_name', 'text').execute();
  await database.schema
    .createIndex('appointments_doctor_patient')
    .on('appointments')
    .columns(['doctor_id', 'patient_key'])
    .execute();
  await sql`update uploads set patient_key = 'account:' || account_id`.execute(database);
  await namePatientsOfBills(database);
  await namePatientsOfConversations(database);
}

/** A course bill belongs to the account, and concerns no doctor. */
async function namePatientsOfBills(database: Kysely<unknown>): Promise<void> {
  await sql`
    update bills set patient_key = (select patient_key from appointments where appointments.id = bills.appointment_id)
    where appointment_id is not null`.execute(database);
  await sql`
    update bills set patient_key = coalesce(
      (select 'family:' || min(members.id) from family_members as members
        where members.account_id = bills.account_id and members.full_name = bills.patient_name),
      'account:' || account_id)
    where appointment_id is null and account_id is not null and service_id is not null`.execute(database);
}

/** The patient of the subject, or else the patient whom this doctor treats, the holder first. */
async function namePatientsOfConversations(database: Kysely<unknown>): Promise<void> {
  await sql`
    update conversations set patient_key = coalesce(
      (select patient_key from appointments where appointments.id = conversations.about_id),
      (select patient_key from tests where tests.id = conversations.about_id),
      (select min(patient_key) from appointments
        where appointments.account_id = conversations.account_id
          and appointments.doctor_id = conversations.doctor_id),
      'account:' || account_id)`.execute(database);
  await sql`
    update conversations set
      family_member_id =
        (select members.id from family_members as members where 'family:' || members.id = patient_key),
      patient_name = coalesce(
        (select members.full_name from family_members as members where 'family:' || members.id = patient_key),
        (select accounts.name from accounts where accounts.id = conversations.account_id))`.execute(database);
}
