import type { Insertable } from 'kysely';
import type { AccountsTable } from '../../database/account-tables';
import type { Database } from '../../database/tables';
import { NO_PASSWORD, unusedEmail } from './unclaimed-account';

export const findAccount = (database: Database, id: string) =>
  database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** `login` is a user name or an e-mail address in lower case; a user name never contains an @. */
export const findAccountByLogin = (database: Database, login: string) =>
  database
    .selectFrom('accounts')
    .selectAll()
    .where(login.includes('@') ? 'email' : 'username', '=', login)
    .executeTakeFirst();

export const findAccountByEmail = (database: Database, email: string) =>
  database
    .selectFrom('accounts')
    .select(['id', 'username', 'name', 'email', 'password_hash', 'role'])
    .where('email', '=', email)
    .executeTakeFirst();

export const hasAccounts = async (database: Database) =>
  (await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;

/** False when the user name or the e-mail address is taken; the database decides between concurrent requests. */
export async function insertAccount(
  database: Database,
  account: Insertable<AccountsTable>,
): Promise<boolean> {
  const inserted = await database
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function usernamesLike(database: Database, prefix: string): Promise<Set<string>> {
  const rows = await database
    .selectFrom('accounts')
    .select('username')
    .where('username', 'like', `${prefix}%`)
    .execute();
  return new Set(rows.map((row) => row.username));
}

/** Changes nothing when the password was changed meanwhile. */
export const replacePasswordHash = (database: Database, id: string, from: string, to: string) =>
  database
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();

/** For a member of the staff who leaves. Frees the e-mail address, so that they can sign up as a patient, or be added to the staff again. */
export const markAsLeft = (database: Database, id: string, at: string) =>
  database
    .updateTable('accounts')
    .set({ password_hash: NO_PASSWORD, email: unusedEmail(id), left_at: at })
    .where('id', '=', id)
    .execute();

export const setPasswordHash = (database: Database, id: string, hash: string) =>
  database.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute();

export const setClaimedAt = (database: Database, id: string, at: string) =>
  database.updateTable('accounts').set({ claimed_at: at }).where('id', '=', id).execute();

/** The ids of all accounts of one mailbox: in limits they count as one. */
export const accountsOfMailbox = (database: Database, accountId: string) =>
  database
    .selectFrom('accounts as one')
    .innerJoin('accounts as other', 'other.mailbox', 'one.mailbox')
    .select('other.id')
    .where('one.id', '=', accountId);
