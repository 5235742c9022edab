import { ROLE } from '@nivara/shared/contracts/session';
import type { StaffTable } from '../../database/account-tables';
import { nextNumber } from '../../database/next-number';
import type { Database } from '../../database/tables';

export const findStaff = (database: Database, accountId: string) =>
  database.selectFrom('staff').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** True when somebody is employed at the desk. */
export const hasDesk = async (database: Database): Promise<boolean> =>
  (await database
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.account_id')
    .select('staff.account_id')
    .where('accounts.role', '=', ROLE.desk)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const insertStaff = (database: Database, row: StaffTable) =>
  database.insertInto('staff').values(row).execute();

export const deleteStaff = (database: Database, accountId: string) =>
  database.deleteFrom('staff').where('account_id', '=', accountId).execute();

/** Finds a department or designation by its name, or adds it under the next number. */
export async function findOrAddName(
  database: Database,
  table: 'departments' | 'designations',
  name: string,
): Promise<number> {
  const known = await database.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
  if (known) return known.id;
  const id = await nextNumber(database, table);
  if (table === 'departments') await database.insertInto('departments').values({ id, name }).execute();
  else
    await database
      .insertInto('designations')
      .values({ id, name, is_founder: founderFlag(name) })
      .execute();
  return id;
}

const founderFlag = (designation: string) => (/\bfounder\b/i.test(designation) ? 1 : 0);

/** True when the designation in the staff record is of a founder. */
export async function isFounder(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('staff')
    .innerJoin('designations', 'designations.id', 'staff.designation_id')
    .select('designations.is_founder')
    .where('staff.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.is_founder === 1;
}
