import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { createTestDatabase, databaseKind, type TestDatabase } from '../../test/test-database';
import { DatabaseTooNewError, migrate } from './migrate';
import { type OpenDatabase, openDatabase } from './open-database';

const NOW = new Date('2026-03-02T04:30:00.000Z');
let stored: TestDatabase;
let opened: OpenDatabase[] = [];

beforeEach(async () => {
  stored = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.map(({ database }) => database.destroy()));
  opened = [];
  await stored.remove();
});

/** As another process would. */
function open(): OpenDatabase {
  const result = openDatabase(stored.location, () => undefined);
  opened.push(result);
  return result;
}

const numbers = migrations.map(({ number }) => number);

it('numbers its steps one after the other', () => {
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it('brings an empty database to the newest state, and leaves it there', async () => {
  const { database, kind } = open();
  expect(kind).toBe(databaseKind);
  expect(await migrate(database, kind, NOW)).toEqual(numbers);
  expect(await migrate(database, kind, NOW)).toEqual([]);
  expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([]);
});

it('runs each step once when several processes start at the same moment', async () => {
  const runs = await Promise.all(
    Array.from({ length: 5 }, () => open()).map(({ database, kind }) => migrate(database, kind, NOW)),
  );
  expect(runs.flat()).toEqual(numbers);
});

it('refuses a database that a newer version has changed', async () => {
  const { database, kind } = open();
  const newer = [...migrations, { number: 1000, name: 'from-the-future', up: async () => undefined }];
  await migrate(database, kind, NOW, newer);
  await expect(migrate(database, kind, NOW)).rejects.toThrow(DatabaseTooNewError);
  await expect(migrate(database, kind, NOW)).rejects.toThrow('knows only');
});

it('changes nothing when a step fails halfway', async () => {
  const { database, kind } = open();
  const failing = {
    number: 1000,
    name: 'failing',
    up: async (trx: Parameters<(typeof migrations)[number]['up']>[0]) => {
      await sql`create table half_done (id integer)`.execute(trx);
      throw new Error('out of luck');
    },
  };
  await expect(migrate(database, kind, NOW, [...migrations, failing])).rejects.toThrow('out of luck');
  await expect(sql`select * from half_done`.execute(database)).rejects.toThrow(/half_done/);
  expect(await migrate(database, kind, NOW)).toEqual(numbers);
});
