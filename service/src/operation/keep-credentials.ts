import { NO_PASSWORD, unusedEmail } from '../modules/accounts/unclaimed-account';
import type { Connection } from './backup';

const FACTORS = ['totp_factors', 'passkeys', 'recovery_codes'];

/** The tables whose rows give an account the duties of staff, each with the column that names the account. */
const DUTIES = [
  ['staff', 'account_id'],
  ['doctor_services', 'doctor_id'],
  ['doctor_hours', 'doctor_id'],
] as const;

/** Remembers how people sign in now. */
export function rememberCredentials(connection: Connection): void {
  connection.exec(
    'create temp table kept_accounts as select id, email, password_hash, left_at, claimed_at from main.accounts',
  );
  for (const table of FACTORS)
    connection.exec(`create temp table "kept_${table}" as select * from main."${table}"`);
}

/**
 * Puts the remembered credentials back after a restore: a password, passkey or e-mail address that somebody has given
 * up since the backup must not work again. Returns the user names of the accounts that were deleted since the backup,
 * which come back without credentials.
 */
export function keepCredentials(connection: Connection): string[] {
  const deletedSince = 'select id from main.accounts where id not in (select id from kept_accounts)';
  const revived = connection
    .prepare(`select username from main.accounts where id in (${deletedSince}) order by username`)
    .all() as { username: string }[];
  connection
    .prepare(`update main.accounts set password_hash = ? where id in (${deletedSince})`)
    .run(NO_PASSWORD);
  connection.exec(`update main.accounts set password_hash = kept.password_hash, left_at = kept.left_at,
    claimed_at = kept.claimed_at from kept_accounts kept where kept.id = accounts.id`);
  for (const [table, column] of DUTIES)
    connection.exec(`delete from main."${table}"
      where "${column}" in (select id from main.accounts where left_at is not null)`);
  keepAddresses(connection);
  for (const table of FACTORS) {
    connection.exec(`delete from main."${table}"`);
    connection.exec(`insert into main."${table}" select * from "kept_${table}"
      where account_id in (select id from main.accounts)`);
  }
  return revived.map(({ username }) => username);
}

/**
 * Works in steps, since two people may have exchanged their e-mail addresses. A revived account gives its address up
 * to the account that has it now.
 */
function keepAddresses(connection: Connection): void {
  connection
    .prepare(
      `update main.accounts set email = id || ? where id not in (select id from kept_accounts)
        and email in (select email from kept_accounts)`,
    )
    .run(unusedEmail(''));
  connection.exec(`create temp table changed_addresses as select kept.id
    from kept_accounts kept join main.accounts on accounts.id = kept.id where kept.email <> accounts.email`);
  connection.exec(`update main.accounts set email = 'changed:' || id
    where id in (select id from changed_addresses)`);
  connection.exec(`update main.accounts set email = kept.email from kept_accounts kept
    where kept.id = accounts.id and accounts.id in (select id from changed_addresses)`);
}
