import type { Insertable } from 'kysely';
import type { PricedItemsTable } from '../../database/money-tables';
import type { Database } from '../../database/tables';

export const listItems = (database: Database) =>
  database.selectFrom('priced_items').selectAll().orderBy('kind').orderBy('name').execute();

export async function countItems(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('priced_items')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertItem = (database: Database, item: Insertable<PricedItemsTable>) =>
  database.insertInto('priced_items').values(item).returningAll().executeTakeFirstOrThrow();

export const updateItem = (database: Database, id: string, change: Partial<PricedItemsTable>) =>
  database.updateTable('priced_items').set(change).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteItem = (database: Database, id: string) =>
  database.deleteFrom('priced_items').where('id', '=', id).returning('id').executeTakeFirst();
