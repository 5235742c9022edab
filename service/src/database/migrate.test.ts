import { sql } from 'kysely';
import { type Migration, migrations } from '../../migrations/migrations';
import { formerMigrate } from '../../test/former-migrate';
import { createTestDatabase, databaseKind, type TestDatabase } from '../../test/test-database';
import { DatabaseTooNewError, migrate } from './migrate';
import { type OpenDatabase, openDatabase } from './open-database';

const NOW = new Date('2026-03-02T04:30:00.000Z');
const names = Object.keys(migrations);
const account = {
  id: 'a'.repeat(32),
  username: 'asha',
  email: 'asha@example.org',
  name: 'Asha Rao',
  role: 1,
  password_hash: 'x',
  created_at: NOW.toISOString(),
};
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

it('numbers its steps one after the other', () => {
  expect(names.map((name) => Number(name.slice(0, 3)))).toEqual(names.map((_, index) => index + 1));
});

it('brings an empty database to the newest state, and leaves it there', async () => {
  const { database, kind } = open();
  expect(kind).toBe(databaseKind);
  expect(await migrate(database, kind)).toEqual(names);
  expect(await migrate(database, kind)).toEqual([]);
  expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([]);
});

it('runs each step once when several processes start at the same moment', async () => {
  const runs = await Promise.all(
    Array.from({ length: 5 }, () => open()).map(({ database, kind }) => migrate(database, kind)),
  );
  expect(runs.flat()).toEqual(names);
});

it('refuses a database that a newer version has changed', async () => {
  const { database, kind } = open();
  await migrate(database, kind, { ...migrations, '900-from-the-future': async () => undefined });
  await expect(migrate(database, kind)).rejects.toThrow(DatabaseTooNewError);
  await expect(migrate(database, kind)).rejects.toThrow(
    `is at migration 900-from-the-future, but this version of the service knows only ${names.at(-1)}`,
  );
});

it('changes nothing when a step fails halfway', async () => {
  const { database, kind } = open();
  const failing: Migration = async (transaction) => {
    await sql`create table half_done (id integer)`.execute(transaction);
    throw new Error('out of luck');
  };
  await expect(migrate(database, kind, { ...migrations, '900-failing': failing })).rejects.toThrow(
    'out of luck',
  );
  await expect(sql`select * from half_done`.execute(database)).rejects.toThrow(/half_done/);
  expect(await migrate(database, kind)).toEqual(names);
});

describe('a database of the former runner', () => {
  const bookkeeping = async ({ database }: OpenDatabase) =>
    (
      await sql<{ name: string; timestamp: string }>`
        select name, timestamp from kysely_migration order by name`.execute(database)
    ).rows;

  it.each([7, 8])('keeps everything when it is at migration %i', async (newest) => {
    const database = open();
    await formerMigrate(database.database, database.kind, NOW, newest);
    await database.database.insertInto('accounts').values(account).execute();
    expect(await migrate(database.database, database.kind)).toEqual(names.slice(newest));
    expect(await database.database.selectFrom('accounts').selectAll().execute()).toEqual([account]);
    const rows = await bookkeeping(database);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.slice(0, newest).map(({ timestamp }) => timestamp)).toEqual(
      Array(newest).fill(NOW.toISOString()),
    );
    await expect(sql`select * from migrations`.execute(database.database)).rejects.toThrow(/migrations/);
    expect(await migrate(database.database, database.kind)).toEqual([]);
  });

  it('is carried over once when several processes start at the same moment', async () => {
    const first = open();
    await formerMigrate(first.database, first.kind, NOW, 7);
    const runs = await Promise.all(
      [first, open(), open(), open()].map(({ database, kind }) => migrate(database, kind)),
    );
    expect(runs.flat()).toEqual(names.slice(7));
  });

  it('runs what is missing also when its clock was ahead', async () => {
    const { database, kind } = open();
    await formerMigrate(database, kind, new Date('2099-01-01T00:00:00.000Z'), 7);
    expect(await migrate(database, kind)).toEqual(names.slice(7));
    expect(await migrate(database, kind)).toEqual([]);
  });
});

it('turns the links of earlier notifications into what they are about', async () => {
  const { database, kind } = open();
  const earlier = Object.fromEntries(Object.entries(migrations).slice(0, 8));
  await migrate(database, kind, earlier);
  await database.insertInto('accounts').values(account).execute();
  const links = ['/bills', '/yoga/yogarx/oldyogarx', null];
  for (const [index, link] of links.entries()) {
    await sql`insert into notifications (id, account_id, kind, title, text, link, created_at)
      values (${String(index)}, ${account.id}, 'bill', 'Title', 'Text', ${link}, ${NOW.toISOString()})`.execute(
      database,
    );
  }
  await migrate(database, kind);
  const rows = await database
    .selectFrom('notifications')
    .select(['title', 'about_kind', 'about_id'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { title: 'Title', about_kind: 'bill', about_id: null },
    { title: 'Title', about_kind: 'old-yogarx', about_id: null },
    { title: 'Title', about_kind: null, about_id: null },
  ]);
});
