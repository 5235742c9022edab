import type { Database } from '../../database/tables';

export const findAccount = (database: Database, id: string) =>
  database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const setName = (database: Database, id: string, name: string) =>
  database.updateTable('accounts').set({ name }).where('id', '=', id).execute();

export const setEmail = (database: Database, id: string, email: string) =>
  database.updateTable('accounts').set({ email }).where('id', '=', id).execute();

/** Links that were sent to an earlier address, or for an earlier password, open nothing any more. */
export const deleteRecoveryTokensOf = (database: Database, accountId: string) =>
  database.deleteFrom('recovery_tokens').where('account_id', '=', accountId).execute();

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

/** The books stay complete; what names the person goes. The link goes with the account. */
export const anonymiseBills = (database: Database, accountId: string, name: string) =>
  database
    .updateTable('bills')
    .set({ patient_name: name, phone: null })
    .where('account_id', '=', accountId)
    .execute();

export const deleteQueuedMailsTo = (database: Database, recipient: string) =>
  database.deleteFrom('mail_queue').where('recipient', '=', recipient).execute();

export const removeAccount = (database: Database, id: string) =>
  database.deleteFrom('accounts').where('id', '=', id).execute();
