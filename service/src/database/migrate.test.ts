import { sql } from 'kysely';
import { statusOf } from '@nivara/shared/domain/bill-balance';
import { type Migration, migrations } from '../../migrations/migrations';
import { sumsOf } from '../modules/bills/ledger-repository';
import { formerMigrate } from '../../test/former-migrate';
import { createTestDatabase, databaseKind, type TestDatabase } from '../../test/test-database';
import { DatabaseTooNewError, migrate } from './migrate';
import { nextNumber } from './next-number';
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

/** Opens the database as another process would. */
function open(): OpenDatabase {
  const result = openDatabase(stored.location, () => undefined);
  opened.push(result);
  return result;
}

it('has migrations in the order of their numbers, each number once', () => {
  const numbers = names.map((name) => Number(name.slice(0, 3)));
  expect([...new Set(numbers)].sort((one, other) => one - other)).toEqual(numbers);
});

it('brings an empty database to the newest state, and leaves it there', async () => {
  const { database, kind } = open();
  expect(kind).toBe(databaseKind);
  expect(await migrate(database, kind)).toEqual(names);
  expect(await migrate(database, kind)).toEqual([]);
  expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([]);
});

it('runs each step once when several processes start together', async () => {
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
  const migrationList = async ({ database }: OpenDatabase) =>
    (
      await sql<{ name: string; timestamp: string }>`
        select name, timestamp from kysely_migration order by name`.execute(database)
    ).rows;

  it.each([7, 8])('keeps everything when it is at migration %i', async (newest) => {
    const database = open();
    await formerMigrate(database.database, database.kind, NOW, newest);
    await database.database.insertInto('accounts').values(account).execute();
    expect(await migrate(database.database, database.kind)).toEqual(names.slice(newest));
    expect(await database.database.selectFrom('accounts').selectAll().execute()).toMatchObject([account]);
    const rows = await migrationList(database);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.slice(0, newest).map(({ timestamp }) => timestamp)).toEqual(
      Array(newest).fill(NOW.toISOString()),
    );
    await expect(sql`select * from migrations`.execute(database.database)).rejects.toThrow(/migrations/);
    expect(await migrate(database.database, database.kind)).toEqual([]);
  });

  it('is carried over once when several processes start together', async () => {
    const first = open();
    await formerMigrate(first.database, first.kind, NOW, 7);
    const runs = await Promise.all(
      [first, open(), open(), open()].map(({ database, kind }) => migrate(database, kind)),
    );
    expect(runs.flat()).toEqual(names.slice(7));
  });

  it('gets the missing migrations even if the former runner’s clock was ahead', async () => {
    const { database, kind } = open();
    await formerMigrate(database, kind, new Date('2099-01-01T00:00:00.000Z'), 7);
    expect(await migrate(database, kind)).toEqual(names.slice(7));
    expect(await migrate(database, kind)).toEqual([]);
  });
});

it('turns the links of earlier notifications into subjects', async () => {
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

it('gives each existing doctor a row of the staff, and equal titles one designation', async () => {
  const { database, kind } = open();
  const at = names.indexOf('026-staff');
  await migrate(database, kind, Object.fromEntries(Object.entries(migrations).slice(0, at)));
  for (const [index, title] of ['Physician', 'Surgeon', 'Physician'].entries()) {
    const id = String(index);
    await database
      .insertInto('accounts')
      .values({ ...account, id, username: `doctor${id}`, email: `${id}@example.org` })
      .execute();
    await database.insertInto('doctors').values({ account_id: id, title }).execute();
  }
  await migrate(database, kind);
  const staff = await database.selectFrom('staff').selectAll().orderBy('employee_id').execute();
  expect(staff.map(({ account_id, employee_id }) => [account_id, employee_id])).toEqual([
    ['0', 1],
    ['1', 2],
    ['2', 3],
  ]);
  const [first, second, third] = staff.map(({ designation_id }) => designation_id);
  expect([first === third, first === second]).toEqual([true, false]);
  expect(await nextNumber(database, 'employees')).toBe(4);
});

it('turns existing bills into a ledger, line by line and payment by payment', async () => {
  const { database, kind } = open();
  const at = names.indexOf('060-bill-ledger');
  await migrate(database, kind, Object.fromEntries(Object.entries(migrations).slice(0, at)));
  const states = [
    ['unpaid', null, null],
    ['reported', 'UPI111111', null],
    ['paid', null, '2026-03-01T20:00:00.000Z'],
    ['cancelled', null, null],
    ['refund due', 'UPI222222', null],
    ['refund due', 'UPI333333', '2026-03-02T04:30:00.000Z'],
    ['refunded', 'UPI444444', '2026-03-02T04:30:00.000Z'],
  ] as const;
  for (const [index, [status, reference, paidAt]] of states.entries()) {
    const id = String(index);
    await sql`insert into bills (id, number, booking_id, service_id, patient_name, amount_paise, status,
        transaction_id, issued_at, paid_at)
      values (${id}, ${`NV-${id}`}, 'BK-1', 2, 'Asha Rao', 72000, ${status}, ${reference}, ${NOW.toISOString()},
        ${paidAt})`.execute(database);
    await sql`insert into bill_lines (bill_id, position, text, amount_paise)
      values (${id}, 0, 'Consultation', 80000), (${id}, 1, 'Offer', -8000)`.execute(database);
  }
  await migrate(database, kind);

  const bills = await database.selectFrom('bills').selectAll().orderBy('id').execute();
  expect(bills.map((row) => [row.status, row.received_paise, row.refunded_paise, row.about])).toEqual(
    states.map(([status, , paidAt]) => [
      status,
      paidAt === null ? 0 : 72_000,
      status === 'refunded' ? 72_000 : 0,
      'Consultation',
    ]),
  );
  const payments = await database.selectFrom('bill_payments').selectAll().orderBy('id').execute();
  expect(payments.map((row) => [row.bill_id, row.status, row.method, row.reference, row.day])).toEqual([
    ['1', 'reported', 'upi', 'UPI111111', null],
    // Paid after midnight in Pune.
    ['2', 'confirmed', 'cash', null, '2026-03-02'],
    ['4', 'reported', 'upi', 'UPI222222', null],
    ['5', 'confirmed', 'upi', 'UPI333333', '2026-03-02'],
    ['6', 'confirmed', 'upi', 'UPI444444', '2026-03-02'],
  ]);
  for (const { id, status, cancelled_at } of bills) {
    const { amount, credited, received, refunded, reported } = await sumsOf(database, id);
    const sums = { amount, credited, received, refunded, reported, isCancelled: cancelled_at !== null };
    expect([id, statusOf(sums)]).toEqual([id, status]);
  }
  const lines = await database.selectFrom('bill_lines').selectAll().where('bill_id', '=', '0').execute();
  expect(lines.map((line) => [line.kind, line.amount_paise, line.tax_percent])).toEqual([
    ['fee', 80_000, 0],
    ['offer', -8_000, 0],
  ]);
});
