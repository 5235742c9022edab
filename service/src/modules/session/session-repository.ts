import type { Insertable } from 'kysely';
import type { SessionsTable } from '../../database/account-tables';
import { preparedQuery } from '../../database/prepared-query';
import type { Database } from '../../database/tables';

export const insertSession = (database: Database, session: Insertable<SessionsTable>) =>
  database.insertInto('sessions').values(session).execute();

/** Prepared, since every request of a signed-in person runs it. */
const sessionQuery = preparedQuery<{ tokenHash: string }>()((database, value) =>
  database
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.token_hash as tokenHash',
      'sessions.reference',
      'sessions.session_key as sessionKey',
      'sessions.last_used_at as lastUsedAt',
      'sessions.expires_at as expiresAt',
      'accounts.id as accountId',
      'accounts.username',
      'accounts.name',
      'accounts.role',
    ])
    .where('sessions.token_hash', '=', value('tokenHash')),
);

export const findSession = async (database: Database, tokenHash: string) =>
  (await sessionQuery(database, { tokenHash }))[0];

export const touchSession = (database: Database, tokenHash: string, usedAt: string) =>
  database
    .updateTable('sessions')
    .set({ last_used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', usedAt)
    .execute();

/** Ends the account's least recently used sessions, so that no more than `most` remain. */
export const endSessionsBeyond = (database: Database, accountId: string, most: number) =>
  database
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (rows) =>
      rows
        .selectFrom('sessions')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(most),
    )
    .execute();

export const deleteSession = (database: Database, tokenHash: string) =>
  database.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

export const deleteSessionsOf = (database: Database, accountId: string) =>
  database.deleteFrom('sessions').where('account_id', '=', accountId).execute();

/** Deletes the sessions of one account; without an id, of all accounts. */
export const deleteSessions = (database: Database, accountId: string | undefined) =>
  database
    .deleteFrom('sessions')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .execute();

export const listAccountsWithSessions = (database: Database, accountId: string | undefined) =>
  database
    .selectFrom('sessions')
    .select('account_id as id')
    .distinct()
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('account_id')
    .execute();

export const deleteExpiredSessions = (database: Database, now: string) =>
  database.deleteFrom('sessions').where('expires_at', '<=', now).execute();
