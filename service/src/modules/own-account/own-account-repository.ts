import type { Database } from '../../database/tables';

export const setName = (database: Database, id: string, name: string) =>
  database.updateTable('accounts').set({ name }).where('id', '=', id).execute();

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
