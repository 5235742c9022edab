import { sql } from 'kysely';
import { createTestDatabase, databaseKind } from '../../test/test-database';
import { migrate } from './migrate';
import { openDatabase } from './open-database';

/** Parents that are never deleted. */
const KEPT = ['doctors'];

// PostgreSQL chooses a plan by the number of rows, so empty tables would show nothing.
if (databaseKind === 'sqlite')
  it('finds the rows that go or change with a deleted row by an index', async () => {
    const stored = await createTestDatabase();
    const { database, kind } = openDatabase(stored.location, () => undefined);
    await migrate(database, kind);
    const { rows: keys } = await sql<{ table: string; column: string; parent: string }>`
      select tables.name as "table", keys."from" as "column", keys."table" as parent
      from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
      where tables.type = 'table' and keys.on_delete <> 'NO ACTION'`.execute(database);
    const scans: string[] = [];
    for (const { table, column } of keys.filter(({ parent }) => !KEPT.includes(parent))) {
      const { rows } = await sql<{ detail: string }>`explain query plan
        select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${'a'.repeat(32)}`.execute(database);
      if (rows.some(({ detail }) => detail.startsWith('SCAN'))) scans.push(`${table}.${column}`);
    }
    await database.destroy();
    await stored.remove();
    expect(keys.length).toBeGreaterThan(50);
    expect(scans).toEqual([]);
  });
else it('is tested on the embedded database', () => expect(databaseKind).toBe('postgres'));
