import { Kysely, sql } from 'kysely';
import { createTestDatabase, databaseKind, type TestDatabase } from '../../test/test-database';
import { lockDoctor } from '../modules/doctors/doctor-repository';
import { lockAccount } from './in-transaction';
import { migrate } from './migrate';
import { embeddedDialect } from './sqlite-dialect';
import type { Database, Tables } from './tables';

/** Parents that are never deleted. */
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

  it.each<[string, (transaction: Database) => Promise<unknown>]>([
    ['an account', (transaction) => lockAccount({ database: transaction }, ID)],
    ['a doctor', (transaction) => lockDoctor(transaction, ID)],
  ])('locking %s reads no table that refers to it', async (_whose, lock) => {
    await database.transaction().execute(lock);
    const plan = await planOf(statements.find((statement) => statement.startsWith('update')) ?? '');
    expect(plan).toEqual([expect.stringMatching(/^SEARCH (accounts|doctors) USING/)]);
  });
}
