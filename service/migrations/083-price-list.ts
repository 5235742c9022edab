import type { Kysely } from 'kysely';
import { primary, required } from './column-kinds';

/** Packages and tests. `details` is the content of a package, or how to prepare for a test. */
export async function priceList(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('priced_items')
    .addColumn('id', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('details', 'text', required)
    .addColumn('minutes', 'integer', required)
    .addColumn('price_paise', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
}
