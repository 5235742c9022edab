import type { PendingAccountsTable } from '../../database/account-tables';
import type { Database } from '../../database/tables';

export const insertPending = (database: Database, row: PendingAccountsTable) =>
  database.insertInto('pending_accounts').values(row).execute();

export const findPending = (database: Database, tokenHash: string, now: string) =>
  database
    .selectFrom('pending_accounts')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** False when a concurrent request has used the link. Ends all other links that were mailed to the address. */
export async function spendPending(database: Database, tokenHash: string, email: string): Promise<boolean> {
  const spent = await database
    .deleteFrom('pending_accounts')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  await database.deleteFrom('pending_accounts').where('email', '=', email).execute();
  return spent !== undefined;
}

export const deleteExpiredPending = (database: Database, now: string) =>
  database.deleteFrom('pending_accounts').where('expires_at', '<=', now).execute();
