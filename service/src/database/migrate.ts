import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator } from 'kysely';
import { type Migration, migrations as allMigrations } from '../../migrations/migrations';
import { carryOverBookkeeping } from './carry-over-bookkeeping';
import type { Database, DatabaseKind } from './tables';

interface Bookkeeping {
  [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string };
}

export class DatabaseTooNewError extends Error {
  constructor(found: string, known: string) {
    super(
      `The database is at migration ${found}, but this version of the service knows only ${known}. ` +
        'Start the newer version, or move the database away and restore the backup that was made before it.',
    );
    this.name = 'DatabaseTooNewError';
  }
}

/** Runs what is missing, all or nothing, and returns its names. Processes that start together wait for each other. */
export async function migrate(
  database: Database,
  kind: DatabaseKind,
  migrations: Readonly<Record<string, Migration>> = allMigrations,
): Promise<string[]> {
  await carryOverBookkeeping(database, kind);
  const provided = Object.entries(migrations).map(([name, up]) => [
    name,
    { up: (transaction: Kysely<unknown>) => up(transaction, kind) },
  ]);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(provided) },
    // Otherwise a clock that was set back between two releases would keep the service from starting.
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
  const rows = await (database as unknown as Kysely<Bookkeeping>)
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .orderBy('name', 'desc')
    .execute();
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown) throw new DatabaseTooNewError(unknown.name, known.at(-1) ?? 'none');
}
