import { DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import type { Database, DatabaseKind } from './tables';

/** Empty in a database that no service has started on. */
export async function doneMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(database);
  return rows.map(({ name }) => name);
}

/** An embedded database has the machine's own clock. */
export async function databaseTime(database: Database, kind: DatabaseKind): Promise<Date> {
  if (kind !== 'postgres') return new Date();
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(database);
  return rows[0]?.now ?? new Date();
}
