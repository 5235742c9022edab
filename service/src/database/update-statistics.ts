import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseKind } from './tables';

/** Statistics of fewer rows would be wrong within a day: tables grow. */
const FEWEST_ROWS = 100;

/**
 * Gives SQLite statistics, without which it may choose a poor index: a doctor's list of ten years then takes seconds.
 * PostgreSQL updates its statistics itself. Indexes are analysed one by one, so that requests are answered in between.
 * `analysis_limit` would be quicker, but lets SQLite believe that tables have several times as many rows.
 */
export async function updateStatistics(database: Database, kind: DatabaseKind): Promise<void> {
  if (kind !== 'sqlite') return;
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(
    database,
  );
  for (const { name } of rows) {
    await sql`analyze ${sql.id(name)}`.execute(database);
    await turn();
  }
  // With statistics of only a few rows, SQLite reads the whole table for each look-up, even after the table has grown.
  // Without statistics it uses the index.
  await sql`delete from sqlite_stat1 where tbl in (
    select tbl from sqlite_stat1 group by tbl having max(cast(stat as integer)) < ${FEWEST_ROWS})`.execute(
    database,
  );
  await sql`analyze sqlite_schema`.execute(database);
}
