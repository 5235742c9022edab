import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseKind } from './tables';

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
}
