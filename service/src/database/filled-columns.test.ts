import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { createTestDatabase } from '../../test/test-database';
import { migrate } from './migrate';
import { openDatabase } from './open-database';

const AT = '2026-03-02T04:30:00.000Z';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Makes a database as it was before the migration `next`. */
async function migratedUpTo(next: string) {
  const stored = await createTestDatabase();
  const { database, kind } = openDatabase(stored.location, () => undefined);
  ends.push(
    () => database.destroy(),
    () => stored.remove(),
  );
  const before = Object.entries(migrations).filter(([name]) => name < next);
  await migrate(database, kind, Object.fromEntries(before));
  return { database, migrateOn: () => migrate(database, kind) };
}

it('fills `booked_by` from the audit, and `is_founder` from the designation', async () => {
  const { database, migrateOn } = await migratedUpTo('090');
  await sql`insert into designations (id, name) values (1, 'Founder and physician'), (2, 'Physician')`.execute(
    database,
  );
  await sql`insert into accounts (id, username, email, name, role, password_hash, created_at)
    values ('a', 'asha', 'asha@example.org', 'Asha Rao', 1, 'x', ${AT})`.execute(database);
  const cases = [
    ['patient', 'a', 1],
    ['desk', 'a', 3],
    ['follow-up', 'a', 2],
    ['doctor', null, 2],
    ['visitor', null, null],
  ] as const;
  for (const [id, account, role] of cases) {
    await sql`insert into appointments (id, booking_id, account_id, patient_key, patient_name, service_id, kind,
        appointment_date, online, status, created_at, updated_at)
      values (${id}, ${id}, ${account}, ${id}, 'Asha Rao', 2, 'consultation', '2026-03-02', 0, 'completed', ${AT},
        ${AT})`.execute(database);
    await sql`insert into audit (id, at, actor_id, actor_role, action, noun, record_id)
      values (${id}, ${AT}, ${account}, ${role}, 'create', 'appointments', ${id})`.execute(database);
  }
  await sql`insert into audit (id, at, actor_role, action, noun, record_id)
    values ('later', ${AT}, 3, 'update', 'appointments', 'visitor')`.execute(database);
  await migrateOn();
  const rows = await database.selectFrom('appointments').select(['id', 'booked_by']).execute();
  for (const { id, booked_by } of rows) expect(booked_by).toBe(id);
  expect(rows).toHaveLength(cases.length);
  const designations = await database
    .selectFrom('designations')
    .select(['id', 'is_founder'])
    .orderBy('id')
    .execute();
  expect(designations.map(({ is_founder }) => is_founder)).toEqual([1, 0]);
});

it('fills `left_at` only for staff without a password', async () => {
  const { database, migrateOn } = await migratedUpTo('099');
  for (const [id, role, hash] of [
    ['doctor', 2, ''],
    ['desk', 3, 'x'],
    ['patient', 1, ''],
  ] as const)
    await sql`insert into accounts (id, username, email, name, role, password_hash, created_at)
      values (${id}, ${id}, ${`${id}@example.org`}, ${id}, ${role}, ${hash}, ${AT})`.execute(database);
  await migrateOn();
  const left = await database.selectFrom('accounts').select('id').where('left_at', 'is not', null).execute();
  expect(left).toEqual([{ id: 'doctor' }]);
});
