import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator, sql } from 'kysely';
import { type Migration, migrations as allMigrations } from '../../migrations/migrations';
import { moveMigrationList } from './move-migration-list';
import type { Database, DatabaseKind } from './tables';

interface MigrationTables {
  [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string };
}

/** The lock that the former runner took too, so that a former version never migrates at the same time. */
const MIGRATION_LOCK = 72_616_101;

export class DatabaseTooNewError extends Error {
  constructor(found: string, known: string) {
    super(
      `The database is at migration ${found}, but this version of the service knows only ${known}. ` +
        'Start the newer version, or move the database away and restore the backup from before that version.',
    );
    this.name = 'DatabaseTooNewError';
  }
}

/** Runs missing migrations, all or none, and returns their names. Processes that start together wait for each other. */
export async function migrate(
  database: Database,
  kind: DatabaseKind,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<string[]> {
  return withMigrationLock(database, kind, (connection) => runMissing(connection, kind, migrations));
}

/**
 * Takes a lock before Kysely does: Kysely first reads PostgreSQL's catalogue, and that read fails while another
 * process changes a table.
 */
async function withMigrationLock<Result>(
  database: Database,
  kind: DatabaseKind,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  if (kind !== 'postgres') return work(database);
  return database.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(connection);
    }
  });
}

async function runMissing(
  database: Database,
  kind: DatabaseKind,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  await moveMigrationList(database);
  const provided = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (transaction: Kysely<unknown>) => up(transaction, kind) },
  ]);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(provided) },
    // Kysely orders applied migrations by their times. A clock that was set back between two releases would
    // mix up that order, and must not keep the service from starting.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await refuseNewerDatabase(database, Object.keys(migrations));
    throw error;
  }
  return results.map(({ migrationName }) => migrationName);
}

async function refuseNewerDatabase(database: Database, known: readonly string[]): Promise<void> {
  const rows = await (database as unknown as Kysely<MigrationTables>)
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name', 'desc')
    .execute();
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown) throw new DatabaseTooNewError(unknown.name, known.at(-1) ?? 'none');
}
