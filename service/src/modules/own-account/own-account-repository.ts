import type { Database } from '../../database/tables';

/** False when the account has this name already. */
export async function setName(database: Database, id: string, name: string): Promise<boolean> {
  const changed = await database
    .updateTable('accounts')
    .set({ name })
    .where('id', '=', id)
    .where('name', '!=', name)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export const setEmail = (database: Database, id: string, email: string) =>
  database.updateTable('accounts').set({ email }).where('id', '=', id).execute();

export const listSessions = (database: Database, accountId: string) =>
  database
    .selectFrom('sessions')
    .select(['reference', 'token_hash', 'browser', 'created_at', 'last_used_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .execute();

export const deleteSessionNamed = (database: Database, accountId: string, reference: string) =>
  database
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('reference', '=', reference)
    .returning('token_hash')
    .executeTakeFirst();

export const deleteOtherSessions = (database: Database, accountId: string, tokenHash: string) =>
  database
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .execute();
