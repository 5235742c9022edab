import type { StaffTable } from '../../database/account-tables';
import { nextNumber } from '../../database/next-number';
import type { Database } from '../../database/tables';

export const findStaff = (database: Database, accountId: string) =>
  database.selectFrom('staff').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const insertStaff = (database: Database, row: StaffTable) =>
  database.insertInto('staff').values(row).execute();

/** By its name; a name that is new gets the next number. */
export async function idOfName(
  database: Database,
  table: 'departments' | 'designations',
  name: string,
): Promise<number> {
  const known = await database.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
  if (known) return known.id;
  const id = await nextNumber(database, table);
  await database.insertInto(table).values({ id, name }).execute();
  return id;
}
