import { DEFAULT_MIGRATION_TABLE, type Kysely, sql } from 'kysely';
import type { Database, DatabaseKind } from './tables';

interface Bookkeeping {
  /** Of the runner that the service had before it used Kysely's. */
  migrations: { number: number; name: string; run_at: string };
  [DEFAULT_MIGRATION_TABLE]: { name: string; timestamp: string };
}

const FORMER_COLUMNS = ['number', 'name', 'run_at'];
/** The former runner's own lock: a former version that starts at this moment waits, or is waited for. */
const FORMER_LOCK = 72_616_101;

/** Databases from before Kysely's migrator keep what they know: which migrations ran, and when. */
export async function carryOverBookkeeping(database: Database, kind: DatabaseKind): Promise<void> {
  if (!(await hasFormerTable(database))) return;
  await (database as unknown as Kysely<Bookkeeping>).transaction().execute(async (transaction) => {
    if (kind === 'postgres') {
      await sql`select pg_advisory_xact_lock(${sql.lit(FORMER_LOCK)})`.execute(transaction);
    }
    // Another process may have done it while this one waited.
    if (!(await hasFormerTable(transaction))) return;
    // The table as Kysely makes it.
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

async function hasFormerTable<Tables>(database: Kysely<Tables>): Promise<boolean> {
  const table = (await database.introspection.getTables()).find(({ name }) => name === 'migrations');
  const columns = table?.columns.map(({ name }) => name) ?? [];
  return table !== undefined && FORMER_COLUMNS.every((column) => columns.includes(column));
}
