import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { createTestDatabase } from '../../test/test-database';
import { migrate } from './migrate';
import { openDatabase } from './open-database';

it('names the patient of old documents, conversations and bills, except course and guest bills', async () => {
  const stored = await createTestDatabase();
  const { database, kind } = openDatabase(stored.location, () => undefined);
  const at = Object.keys(migrations).indexOf('070-patients-of-rows');
  await migrate(database, kind, Object.fromEntries(Object.entries(migrations).slice(0, at)));
  const now = '2026-03-02T04:30:00.000Z';
  for (const [id, role] of [
    ['asha', 1],
    ['doctor', 2],
  ] as const) {
    await sql`insert into accounts (id, username, email, name, role, password_hash, created_at)
      values (${id}, ${id}, ${id}, ${`Name of ${id}`}, ${role}, 'x', ${now})`.execute(database);
  }
  await database.insertInto('doctors').values({ account_id: 'doctor', title: 'Physician' }).execute();
  await sql`insert into family_members (id, account_id, first_name, middle_name, last_name, full_name, dob, gender,
      created_at)
    values ('ravi', 'asha', 'Ravi', '', 'Rao', 'Ravi Rao', '2015-05-05', 'Male', ${now})`.execute(database);
  await sql`insert into appointments (id, booking_id, account_id, family_member_id, patient_key, patient_name,
      service_id, kind, doctor_id, appointment_date, online, status, created_at, updated_at)
    values ('visit', 'B-1', 'asha', 'ravi', 'family:ravi', 'Ravi Rao', 2, 'consultation', 'doctor', '2026-03-01', 0,
      'completed', ${now}, ${now})`.execute(database);
  await sql`insert into uploads (id, account_id, display_name, stored_name, size, created_at)
    values ('pdf', 'asha', 'A.pdf', 'x', 1, ${now})`.execute(database);
  for (const [id, kindOf, about] of [
    ['about', 'appointment', 'visit'],
    ['free', null, null],
  ] as const) {
    await sql`insert into conversations (id, account_id, doctor_id, about_kind, about_id, created_at, last_at, last_text)
      values (${id}, 'asha', 'doctor', ${kindOf}, ${about}, ${now}, ${now}, '')`.execute(database);
  }
  for (const [id, appointment, account, service, name] of [
    ['1', 'visit', 'asha', 2, 'Ravi Rao'],
    ['2', null, 'asha', 2, 'Ravi Rao'],
    ['3', null, 'asha', 2, 'Asha Rao'],
    ['4', null, 'asha', null, 'Asha Rao'],
    ['5', null, null, 2, 'A visitor'],
  ] as const) {
    await sql`insert into bills (id, number, account_id, appointment_id, service_id, about, patient_name, amount_paise,
        status, issued_at)
      values (${id}, ${id}, ${account}, ${appointment}, ${service}, '', ${name}, 100, 'unpaid', ${now})`.execute(
      database,
    );
  }
  await migrate(database, kind);

  const keysOf = async (table: 'uploads' | 'conversations' | 'bills') => {
    const rows = await database.selectFrom(table).select(['id', 'patient_key']).orderBy('id').execute();
    return rows.map(({ id, patient_key }) => [id, patient_key]);
  };
  expect(await keysOf('uploads')).toEqual([['pdf', 'account:asha']]);
  expect(await keysOf('conversations')).toEqual([
    ['about', 'family:ravi'],
    ['free', 'family:ravi'],
  ]);
  expect(await keysOf('bills')).toEqual([
    ['1', 'family:ravi'],
    ['2', 'family:ravi'],
    ['3', 'account:asha'],
    ['4', null],
    ['5', null],
  ]);
  const names = await database
    .selectFrom('conversations')
    .select(['patient_name', 'family_member_id'])
    .distinct()
    .execute();
  expect(names).toEqual([{ patient_name: 'Ravi Rao', family_member_id: 'ravi' }]);
  await database.destroy();
  await stored.remove();
});
