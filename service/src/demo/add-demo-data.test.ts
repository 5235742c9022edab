import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { type TestApp, startTestApp } from '../../test/test-app';
import type { AppContext } from '../app-context';
import { openDatabase } from '../database/open-database';
import type { Tables } from '../database/tables';
import { addDemoData } from './add-demo-data';

let test: TestApp;
afterEach(() => test.close());

/** An empty clinic at that time. */
async function startEmpty(at = '2026-03-02T04:30:00Z'): Promise<TestApp> {
  const app = await startTestApp({ now: () => new Date(at) });
  await app.context.database.deleteFrom('accounts').execute();
  return app;
}

const TABLES = [
  'accounts',
  'personal_details',
  'family_members',
  'uploads',
  'consent_changes',
  'messages',
  'enrolments',
  'doctors',
  'doctor_services',
  'doctor_hours',
  'doctor_days_off',
  'appointments',
  'timing_claims',
  'waiting_list',
  'prescriptions',
  'tests',
  'test_values',
  'care_plans',
  'care_plan_marks',
  'offers',
  'bills',
  'bill_lines',
  'notifications',
  'audit',
  'counters',
] as const satisfies readonly (keyof Tables)[];

/** These come from real randomness, since nobody may guess them. */
const SECRET = ['password_hash', 'stored_name'];

/** Every row as a text, in an order of its own. */
async function dump({ database }: Pick<AppContext, 'database'>): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await database.selectFrom(table).selectAll().execute();
    tables[table] = rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .filter(([column]) => !SECRET.includes(column))
            .sort(),
        ),
      )
      .sort();
  }
  return tables;
}

/** A second process on the same database. */
function secondProcess({ context, location }: TestApp) {
  const { database } = openDatabase(location, () => undefined);
  return { ...context, database };
}

it('has the same ids at any hour of the day', async () => {
  test = await startEmpty('2026-03-02T01:00:00Z');
  const evening = await startEmpty('2026-03-02T18:00:00Z');
  const ids = async ({ context }: TestApp) => {
    const rows = await context.database.selectFrom('appointments').select(['id', 'booking_id']).execute();
    return rows.map(({ id, booking_id }) => `${id} ${booking_id}`).sort();
  };
  try {
    await addDemoData(test.context);
    await addDemoData(evening.context);
    expect(await ids(test)).toEqual(await ids(evening));
  } finally {
    await evening.close();
  }
});

it('is made once, whoever starts at the same moment, and as anywhere else', async () => {
  test = await startEmpty();
  const second = secondProcess(test);
  const alone = await startEmpty();
  try {
    await Promise.all([addDemoData(test.context), addDemoData(second), addDemoData(test.context)]);
    await addDemoData(second);
    await addDemoData(alone.context);
    const made = await dump(test.context);
    for (const table of TABLES) expect([table, made[table]?.length]).not.toEqual([table, 0]);
    expect(made).toEqual(await dump(alone.context));
    expect(await readdir(test.context.uploadsFolder)).toHaveLength(2);
  } finally {
    await second.database.destroy();
    await alone.close();
  }
});

it('leaves a database alone that somebody uses', async () => {
  test = await startEmpty();
  const { database, now } = test.context;
  const account = { username: 'somebody', email: 'somebody@example.org', name: 'Somebody', role: 1 };
  await database
    .insertInto('accounts')
    .values({ ...account, id: '1', password_hash: 'x', created_at: now().toISOString() })
    .execute();
  const before = await dump(test.context);
  await addDemoData(test.context);
  expect(await dump(test.context)).toEqual(before);
  expect(before.counters).toEqual([]);
});

it('is all or nothing: what was stopped is begun anew', async () => {
  test = await startEmpty();
  const empty = await dump(test.context);
  const file = path.join(
    path.dirname(test.context.uploadsFolder),
    `file-${path.basename(test.context.uploadsFolder)}`,
  );
  await writeFile(file, '');
  await expect(addDemoData({ ...test.context, uploadsFolder: file })).rejects.toThrow();
  expect(await dump(test.context)).toEqual(empty);
  await addDemoData(test.context);
  expect((await dump(test.context)).accounts).toHaveLength(13);
});

it.each([
  ['a Sunday, late', '2026-11-22T23:50:00+05:30', 7, 0],
  ['just after midnight', '2026-11-23T00:00:10+05:30', 8, 8],
  ['a Saturday, before noon', '2026-11-21T11:10:00+05:30', 8, 5],
  ['29 February', '2028-02-29T12:00:00+05:30', 8, 5],
  ['New Year, before the first timing', '2027-01-01T07:59:59+05:30', 8, 8],
  ['half a year after 29 February, between the hours', '2028-08-31T15:50:00+05:30', 8, 3],
])('fills the doctor’s day on %s', async (_, at, count, ahead) => {
  test = await startEmpty(at);
  await addDemoData(test.context);
  const now = test.context.now();
  const rows = await test.context.database
    .selectFrom('appointments')
    .innerJoin('accounts as doctor', 'doctor.id', 'appointments.doctor_id')
    .select(['starts_at', 'status', 'online', 'patient_name'])
    .where('doctor.username', '=', 'doctor')
    .where('appointment_date', '=', clinicDate(now))
    .orderBy('starts_at')
    .execute();
  const toCome = rows.filter(({ starts_at }) => (starts_at ?? '') > now.toISOString());
  expect([rows.length, toCome.length]).toEqual([count, ahead]);
  if (ahead > 0)
    expect(toCome[0]).toMatchObject({ status: 'booked', online: 1, patient_name: 'Demo Patient' });
  const over = rows.filter(({ starts_at }) => Date.parse(starts_at ?? '') + 25 * 60_000 <= now.getTime());
  expect(over.every(({ status }) => status === 'completed')).toBe(true);
});
