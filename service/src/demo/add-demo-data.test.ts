import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestApp, startTestApp } from '../../test/test-app';
import type { AppContext } from '../app-context';
import { openDatabase } from '../database/open-database';
import type { Tables } from '../database/tables';
import { addDemoData } from './add-demo-data';

/** Making the data takes seconds, and longer on a busy machine. */
const MAKING_MS = 60_000;

let test: TestApp;
/** The app in which the first attempt to make the data fails, and the second succeeds. */
let retried: TestApp;
let dumps: Record<'before' | 'stopped' | 'made', Record<string, string[]>>;
beforeAll(async () => {
  retried = await startEmpty();
  const before = await dump(retried.context);
  await failToAddDemoData(retried.context);
  dumps = { before, stopped: await dump(retried.context), made: {} };
  await addDemoData(retried.context);
  dumps.made = await dump(retried.context);
}, MAKING_MS);
afterAll(() => retried.close());
beforeEach(async () => {
  test = await startEmpty();
});
afterEach(() => test.close());

async function startEmpty(): Promise<TestApp> {
  const app = await startTestApp();
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
  'course_dates',
  'inbox_items',
  'inbox_entries',
  'doctors',
  'doctor_services',
  'doctor_hours',
  'doctor_days_off',
  'appointments',
  'timing_claims',
  'waiting_list',
  'visits',
  'conversations',
  'conversation_messages',
  'prescriptions',
  'tests',
  'test_values',
  'care_plans',
  'care_plan_marks',
  'offers',
  'priced_items',
  'bills',
  'bill_lines',
  'bill_payments',
  'bill_refunds',
  'credit_notes',
  'credit_note_lines',
  'book_days',
  'book_day_sums',
  'notifications',
  'audit',
  'counters',
] as const satisfies readonly (keyof Tables)[];

/** The values of these columns are random, so that nobody can guess them, and the dumps leave them out. */
const SECRET = ['password_hash', 'stored_name'];

/** Every row as text, sorted. */
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

/** Attempts to make the data, which fails at the documents: a file is where their folder should be. */
async function failToAddDemoData(context: AppContext): Promise<void> {
  const { dir, base } = path.parse(context.uploadsFolder);
  const file = path.join(dir, `file-${base}`);
  await writeFile(file, '');
  await expect(addDemoData({ ...context, uploadsFolder: file })).rejects.toThrow();
  await rm(file);
}

it('leaves nothing behind when it fails, and makes all data at the next attempt', () => {
  expect(dumps.stopped).toEqual(dumps.before);
  expect(dumps.made.accounts).toHaveLength(14);
});

it(
  'processes that start together make the data once, with the rows that one process alone makes',
  async () => {
    const second = secondProcess(test);
    try {
      await Promise.all([addDemoData(test.context), addDemoData(second), addDemoData(test.context)]);
      await addDemoData(second);
      const made = await dump(test.context);
      for (const table of TABLES) expect([table, made[table]?.length]).not.toEqual([table, 0]);
      expect(made).toEqual(dumps.made);
      expect(await readdir(test.context.uploadsFolder)).toHaveLength(2);
    } finally {
      await second.database.destroy();
    }
  },
  MAKING_MS,
);

it('does not touch a database that has accounts', async () => {
  const { database, now } = test.context;
  const account = { username: 'somebody', email: 'somebody@example.org', name: 'Somebody', role: 1 };
  await database
    .insertInto('accounts')
    .values({ ...account, id: '1', password_hash: 'x', created_at: now().toISOString() })
    .execute();
  const before = await dump(test.context);
  await addDemoData(test.context);
  expect(await dump(test.context)).toEqual(before);
  expect(before.counters?.join()).not.toContain('demo-data');
});
