import { DEFAULT_MIGRATION_TABLE, type Kysely } from 'kysely';
import type { Database } from './tables';

interface MigrationTables {
  /** The table of the migration runner that the service had before Kysely's. */
  migrations: { number: number; name: string; run_at: string };
  [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string };
}

const FORMER_COLUMNS = ['number', 'name', 'run_at'];

/** Moves the list of applied migrations to the migrator's table, in a database that is older than Kysely's migrator. */
export async function moveMigrationList(database: Database): Promise<void> {
  if (!(await hasFormerTable(database))) return;
  await (database as unknown as Kysely<MigrationTables>).transaction().execute(async (transaction) => {
    // Another process may have carried the list over while this process waited.
    if (!(await hasFormerTable(transaction))) return;
    // Kysely's migrator gives its table these columns.
    await transaction.schema
      .createTable(DEFAULT_MIGRATION_TABLE)
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    const rows = await transaction.selectFrom('migrations').selectAll().execute();
    if (rows.length > 0) {
      await transaction
        .insertInto(DEFAULT_MIGRATION_TABLE)
        .values(rows.map(({ number, name, run_at }) => ({ name: nameOf(number, name), timestamp: run_at })))
        .execute();
    }
    await transaction.schema.dropTable('migrations').execute();
  });
}

const nameOf = (number: number, name: string) => `${String(number).padStart(3, '0')}-${name}`;

async function hasFormerTable({ introspection }: Pick<Database, 'introspection'>): Promise<boolean> {
  const table = (await introspection.getTables()).find(({ name }) => name === 'migrations');
  const columns = table?.columns.map(({ name }) => name) ?? [];
  return table !== undefined && FORMER_COLUMNS.every((column) => columns.includes(column));
}
