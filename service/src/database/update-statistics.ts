import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, DatabaseKind } from './tables';

/**
 * Without statistics SQLite takes one index for as good as another, and a doctor's list of ten years takes seconds.
 * PostgreSQL keeps its own. Requests are answered between two indexes; with `analysis_limit`, which would be quicker, SQLite
 * takes tables for several times as long as they are.
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
