import { type Kysely, sql } from 'kysely';
import { type Migration, migrations as allMigrations } from '../../migrations/migrations';
import type { Database, DatabaseKind } from './tables';

interface MigrationsTable {
  migrations: { number: number; name: string; run_at: string };
}

/** Any number, as long as every process of this service takes the same one. */
const MIGRATION_LOCK = 72_616_101;

export class DatabaseTooNewError extends Error {
  constructor(found: number, known: number) {
    super(
      `The database is at migration ${found}, but this version of the service knows only ${known}. ` +
        'Start the newer version, or move the database away and restore the backup that was made before it.',
    );
    this.name = 'DatabaseTooNewError';
  }
}

/** Runs what is missing, all or nothing. Processes that start together wait for each other. */
export async function migrate(
  database: Database,
  kind: DatabaseKind,
  now: Date,
  migrations: readonly Migration[] = allMigrations,
): Promise<number[]> {
  return (database as unknown as Kysely<MigrationsTable>).transaction().execute(async (trx) => {
    // SQLite's transaction holds the write lock from its first moment; PostgreSQL needs to be asked.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
    await trx.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('run_at', 'text', (column) => column.notNull())
      .execute();
    const rows = await trx.selectFrom('migrations').select('number').execute();
    const newest = Math.max(0, ...rows.map((row) => row.number));
    const known = migrations.at(-1)?.number ?? 0;
    if (newest > known) throw new DatabaseTooNewError(newest, known);
    const missing = migrations.filter(({ number }) => number > newest);
    for (const { number, name, up } of missing) {
      await up(trx as unknown as Kysely<unknown>, kind);
      await trx.insertInto('migrations').values({ number, name, run_at: now.toISOString() }).execute();
    }
    return missing.map(({ number }) => number);
  });
}
