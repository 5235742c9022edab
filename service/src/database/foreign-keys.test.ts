import { Kysely, sql } from 'kysely';
import { createTestDatabase, databaseKind, type TestDatabase } from '../../test/test-database';
import { lockAppointment } from '../modules/appointments/appointment-repository';
import { lockBill, lockBillOfAppointment } from '../modules/bills/ledger-repository';
import { lockDate, lockEnrolment } from '../modules/course-dates/course-date-repository';
import { lockDoctor } from '../modules/doctors/doctor-repository';
import { lockItem } from '../modules/inbox-items/inbox-item-repository';
import { lockOffer } from '../modules/offers/offer-repository';
import { lockFamilyMember } from '../modules/prescriptions/patient-in-care-repository';
import { lockAccount } from './in-transaction';
import { migrate } from './migrate';
import { embeddedDialect } from './sqlite-dialect';
import type { Database, Tables } from './tables';

/** Tables whose rows are never deleted, so that foreign keys that refer to them need no index. */
const KEPT = ['doctors'];
const ID = 'a'.repeat(32);

// PostgreSQL chooses a plan by the number of rows, so empty tables would show nothing.
if (databaseKind === 'sqlite') describe('on the embedded database', withForeignKeys);
else it('is tested on the embedded database', () => expect(databaseKind).toBe('postgres'));

function withForeignKeys(): void {
  let stored: TestDatabase;
  let database: Database;
  let statements: string[] = [];
  beforeEach(async () => {
    stored = await createTestDatabase();
    if (!('file' in stored.location)) throw new Error('The embedded database is a file.');
    database = new Kysely<Tables>({
      dialect: embeddedDialect(stored.location.file),
      log: ({ query }) => void statements.push(query.sql),
    });
    await migrate(database, 'sqlite');
    statements = [];
  });
  afterEach(async () => {
    await database.destroy();
    await stored.remove();
  });

  async function planOf(statement: string): Promise<string[]> {
    const values = statement.split('?').slice(1);
    const filled = values.reduce((text) => text.replace('?', `'${ID}'`), statement);
    const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${filled}`)}`.execute(
      database,
    );
    return rows.map(({ detail }) => detail);
  }

  it('an index finds the rows that go or change with a deleted row', async () => {
    const { rows: keys } = await sql<{ table: string; column: string; parent: string }>`
      select tables.name as "table", keys."from" as "column", keys."table" as parent
      from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table' and keys.on_delete <> 'NO ACTION'`.execute(database);
    const scans: string[] = [];
    for (const { table, column } of keys.filter(({ parent }) => !KEPT.includes(parent))) {
      const plan = await planOf(`select 1 from "${table}" where "${column}" = ?`);
      if (plan.some((step) => step.startsWith('SCAN'))) scans.push(`${table}.${column}`);
    }
    expect(keys.length).toBeGreaterThan(50);
    expect(scans).toEqual([]);
  });

  const locks: Record<string, (transaction: Database) => Promise<unknown>> = {
    accounts: (transaction) => lockAccount({ database: transaction }, ID),
    doctors: (transaction) => lockDoctor(transaction, ID),
    appointments: (transaction) => lockAppointment(transaction, ID),
    bills: (transaction) => lockBill(transaction, ID),
    'bills, by appointment': (transaction) => lockBillOfAppointment(transaction, ID),
    offers: (transaction) => lockOffer(transaction, ID),
    course_dates: (transaction) => lockDate(transaction, ID),
    enrolments: (transaction) => lockEnrolment(transaction, ID),
    inbox_items: (transaction) => lockItem(transaction, ID),
    family_members: (transaction) => lockFamilyMember(transaction, ID, ID),
  };

  it.each(Object.entries(locks))('the lock of %s reads no table that refers to it', async (name, lock) => {
    await database.transaction().execute(lock);
    const plan = await planOf(statements.find((statement) => statement.startsWith('update')) ?? '');
    expect(plan).toEqual([expect.stringMatching(new RegExp(`^SEARCH ${name.split(',')[0]} USING`))]);
  });
}
