import type { Insertable } from 'kysely';
import type { RecoveryTokensTable } from '../../database/account-tables';
import type { Database } from '../../database/tables';

export type RecoveryPurpose = RecoveryTokensTable['purpose'];

/** The kinds of tokens for a forgotten user name or password. */
export type ForgottenPurpose = Exclude<RecoveryPurpose, 'email'>;

interface TokenToSpend {
  tokenHash: string;
  purpose: RecoveryPurpose;
  now: string;
}

export const insertRecoveryToken = (database: Database, token: Insertable<RecoveryTokensTable>) =>
  database.insertInto('recovery_tokens').values(token).execute();

export const deleteExpiredRecoveryTokens = (database: Database, now: string) =>
  database.deleteFrom('recovery_tokens').where('expires_at', '<=', now).execute();

/** Finds the account of a token, and leaves the token valid. */
export const findTokenOwner = (database: Database, { tokenHash, purpose, now }: TokenToSpend) =>
  database
    .selectFrom('recovery_tokens')
    .innerJoin('accounts', 'accounts.id', 'recovery_tokens.account_id')
    .select(['accounts.id', 'accounts.username', 'accounts.email', 'accounts.name', 'accounts.password_hash'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Deletes the token, so that only one of two concurrent requests succeeds. */
export async function spendToken(
  database: Database,
  { tokenHash, purpose, now }: TokenToSpend,
): Promise<string | undefined> {
  const spent = await database
    .deleteFrom('recovery_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return spent?.account_id;
}

/** Deletes the token, and returns the account and the e-mail address that it confirms. */
export const spendEmailToken = (database: Database, tokenHash: string, now: string) =>
  database
    .deleteFrom('recovery_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'email')
    .where('expires_at', '>', now)
    .returning(['account_id', 'new_email'])
    .executeTakeFirst();

/** Deletes the links that confirm a new e-mail address, of one account or, without an id, of all accounts. */
export const deleteEmailTokens = (database: Database, accountId: string | undefined) =>
  database
    .deleteFrom('recovery_tokens')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .where('purpose', '=', 'email')
    .execute();

/** Links that went to a former e-mail address, or that are for a former password, must stop working. */
export const deleteRecoveryTokensOf = (database: Database, accountId: string) =>
  database.deleteFrom('recovery_tokens').where('account_id', '=', accountId).execute();
