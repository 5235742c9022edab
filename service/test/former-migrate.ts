import { type Kysely, sql } from 'kysely';
import { migrations } from '../migrations/migrations';
import type { Database, DatabaseKind } from '../src/database/tables';

interface FormerTables {
  migrations: { number: number; name: string; run_at: string };
}

/** The migration runner that the service had before Kysely's. It ran only the first eight migrations. */
export async function formerMigrate(
  database: Database,
  kind: DatabaseKind,
  runAt: Date,
  newest: number,
): Promise<void> {
  await (database as unknown as Kysely<FormerTables>).transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(72616101)`.execute(transaction);
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('run_at', 'text', (column) => column.notNull())
      .execute();
    for (const [key, up] of Object.entries(migrations).slice(0, newest)) {
      const [, digits = '', name = ''] = /^(\d+)-(.+)$/.exec(key) ?? [];
      await up(transaction as unknown as Kysely<unknown>, kind);
      await transaction
        .insertInto('migrations')
        .values({ number: Number(digits), name, run_at: runAt.toISOString() })
        .execute();
    }
  });
}
