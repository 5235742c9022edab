import type { Insertable } from 'kysely';
import type {
  PasskeysTable,
  RecoveryCodesTable,
  SecondFactorChallengesTable,
  TotpFactorsTable,
} from '../../database/account-tables';
import type { Database } from '../../database/tables';

export const findTotp = (database: Database, accountId: string) =>
  database.selectFrom('totp_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const listTotps = (database: Database) =>
  database
    .selectFrom('totp_factors')
    .innerJoin('accounts', 'accounts.id', 'totp_factors.account_id')
    .select(['account_id', 'sealed_key', 'username'])
    .orderBy('username')
    .execute();

export const putTotp = (database: Database, totp: Insertable<TotpFactorsTable>) =>
  database
    .insertInto('totp_factors')
    .values(totp)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        sealed_key: totp.sealed_key,
        last_step: totp.last_step,
        created_at: totp.created_at,
      }),
    )
    .execute();

/** False when a code of this step, or of a later one, was used: of two concurrent requests one succeeds. */
export async function spendTotpStep(database: Database, accountId: string, step: number): Promise<boolean> {
  const used = await database
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

export const deleteTotp = (database: Database, accountId: string) =>
  database
    .deleteFrom('totp_factors')
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst();

export const listPasskeys = (database: Database, accountId: string) =>
  database
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const insertPasskey = (database: Database, passkey: Insertable<PasskeysTable>) =>
  database.insertInto('passkeys').values(passkey).execute();

export const recordPasskeyUse = (
  database: Database,
  id: string,
  use: { counter: number; last_used_at: string },
) => database.updateTable('passkeys').set(use).where('id', '=', id).execute();

export const deletePasskey = (database: Database, accountId: string, id: string) =>
  database
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

export const deletePasskeysOf = (database: Database, accountId: string) =>
  database.deleteFrom('passkeys').where('account_id', '=', accountId).execute();

export async function replaceRecoveryCodes(
  database: Database,
  accountId: string,
  codes: Insertable<RecoveryCodesTable>[],
): Promise<void> {
  await database.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  if (codes.length > 0) await database.insertInto('recovery_codes').values(codes).execute();
}

export async function countRecoveryCodes(database: Database, accountId: string): Promise<number> {
  const row = await database
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export const findRecoveryCode = (database: Database, accountId: string, label: string) =>
  database
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('label', '=', label)
    .executeTakeFirst();

/** False when a concurrent request has used the code. */
export async function spendRecoveryCode(
  database: Database,
  accountId: string,
  label: string,
): Promise<boolean> {
  const spent = await database
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('label', '=', label)
    .returning('label')
    .executeTakeFirst();
  return spent !== undefined;
}

export const insertChallenge = (database: Database, challenge: SecondFactorChallengesTable) =>
  database.insertInto('second_factor_challenges').values(challenge).execute();

/** Finds a challenge without using it up. */
export const findChallenge = (database: Database, tokenHash: string, now: string) =>
  database
    .selectFrom('second_factor_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** False when a concurrent request has used the challenge. */
export async function spendChallenge(database: Database, tokenHash: string): Promise<boolean> {
  const spent = await database
    .deleteFrom('second_factor_challenges')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** A change of the password or of a factor ends the sign-ins that are under way. */
export const deleteChallengesOf = (database: Database, accountId: string) =>
  database.deleteFrom('second_factor_challenges').where('account_id', '=', accountId).execute();

/** Deletes the challenges of one account; without an id, of all accounts. */
export const deleteChallenges = (database: Database, accountId: string | undefined) =>
  database
    .deleteFrom('second_factor_challenges')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .execute();

export const deleteExpiredChallenges = (database: Database, now: string) =>
  database.deleteFrom('second_factor_challenges').where('expires_at', '<=', now).execute();
