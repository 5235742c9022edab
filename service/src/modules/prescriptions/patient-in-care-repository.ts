import type { Database } from '../../database/tables';

export const findPatient = (database: Database, accountId: string) =>
  database
    .selectFrom('accounts')
    .leftJoin('personal_details as record', 'record.account_id', 'accounts.id')
    .select(['accounts.name as accountName', 'record.name', 'record.phone'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();

/** Writing the row as it is locks it until the transaction ends. */
export const lockFamilyMember = (database: Database, accountId: string, id: string) =>
  database
    .updateTable('family_members')
    .set({ account_id: accountId })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('full_name')
    .executeTakeFirst();
