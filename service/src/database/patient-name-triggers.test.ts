import { Kysely, sql } from 'kysely';
import { createTestDatabase, databaseKind, type TestDatabase } from '../../test/test-database';
import { migrate } from './migrate';
import { embeddedDialect } from './sqlite-dialect';
import type { Database, Tables } from './tables';

// PostgreSQL chooses a plan by the number of rows, so empty tables would show nothing.
if (databaseKind === 'sqlite') describe('on the embedded database', triggers);
else it('is tested on the embedded database', () => expect(databaseKind).toBe('postgres'));

function triggers(): void {
  let stored: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    stored = await createTestDatabase();
    if (!('file' in stored.location)) throw new Error('The embedded database is a file.');
    database = new Kysely<Tables>({ dialect: embeddedDialect(stored.location.file) });
    await migrate(database, 'sqlite');
  });
  afterEach(async () => {
    await database.destroy();
    await stored.remove();
  });

  it('no trigger reads all accounts, family members or names', async () => {
    const { rows: found } = await sql<{ name: string; sql: string }>`
      select name, sql from sqlite_master where type = 'trigger' and name like '%patient_names'`.execute(
      database,
    );
    expect(found).toHaveLength(7);
    const scans: string[] = [];
    for (const trigger of found) {
      const work = /\bbegin\b([\s\S]*);\s*end$/i.exec(trigger.sql)?.[1] ?? '';
      const statement = work.replaceAll(/\b(new|old)\.\w+/g, "'a'");
      const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(
        database,
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const { detail } of rows)
        if (/^SCAN (accounts|members|details|patient_names)/.test(detail))
          scans.push(`${trigger.name}: ${detail}`);
    }
    expect(scans).toEqual([]);
  });
}
