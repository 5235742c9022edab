import { sql } from 'kysely';
import type { InboxItemsTable, InboxEntriesTable } from '../../database/inbox-tables';
import type { Database } from '../../database/tables';

export const insertItem = (database: Database, item: InboxItemsTable) =>
  database.insertInto('inbox_items').values(item).execute();

/** Locks the item until the transaction ends, so that two changes of one item follow each other. */
export const lockItem = (database: Database, id: string): Promise<InboxItemsTable | undefined> =>
  database
    .updateTable('inbox_items')
    .set(({ ref }) => ({ kind: ref('kind') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const updateItem = (
  database: Database,
  id: string,
  change: Partial<Pick<InboxItemsTable, 'created_at' | 'due_at' | 'taken_by' | 'done_at'>>,
) => database.updateTable('inbox_items').set(change).where('id', '=', id).execute();

/** Gives back to everybody at the desk the open items that the account has taken over. */
export const giveBackItemsOf = (database: Database, accountId: string) =>
  database
    .updateTable('inbox_items')
    .set({ taken_by: null })
    .where('taken_by', '=', accountId)
    .where('done_at', 'is', null)
    .execute();

/** Adds an entry after the item's other entries. Call it with the item locked. */
export const insertEntry = (database: Database, entry: Omit<InboxEntriesTable, 'position'>) =>
  database
    .insertInto('inbox_entries')
    .values({
      ...entry,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from inbox_entries where item_id = ${entry.item_id})`,
    })
    .execute();

/** Returns the earliest first slot and the latest last slot of all doctors, by weekday. */
export const hoursOfAll = (database: Database) =>
  database
    .selectFrom('doctor_hours')
    .select(({ fn }) => ['weekday', fn.min('first_slot').as('first'), fn.max('last_slot').as('last')])
    .groupBy('weekday')
    .execute();

export interface CountByHolder {
  /** Null for the items that nobody has taken over. */
  taken_by: string | null;
  count: number | string;
  late: number | string;
}

/** Counts the open items of each holder, and how many of them are late. */
export const countOpen = (database: Database, now: string): Promise<CountByHolder[]> =>
  database
    .selectFrom('inbox_items')
    .select(({ fn }) => [
      'taken_by',
      fn.countAll<number | string>().as('count'),
      sql<number | string>`sum(case when due_at < ${now} then 1 else 0 end)`.as('late'),
    ])
    .where('done_at', 'is', null)
    .groupBy('taken_by')
    .execute();
