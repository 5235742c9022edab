import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { forgetAttempts } from '../../plugins/rate-limits';
import { ProblemError } from '../../problems';
import { hashOf, newToken } from '../../security/tokens';
import { deleteSessionsOf } from '../session/session-repository';
import { ACCOUNT_LIMIT } from '../session/sign-in';
import { findAccountByEmail, setPasswordHash } from '../accounts/account-repository';
import { refuseWeakPassword } from '../accounts/refuse-weak-password';
import { LINK_MINUTES, recoveryMail } from './recovery-mails';
import {
  type RecoveryPurpose,
  deleteExpiredRecoveryTokens,
  deletePasswordTokensOf,
  findTokenOwner,
  insertRecoveryToken,
  spendToken,
} from './recovery-repository';

const linkIsOver = () =>
  new ProblemError(410, 'This link has been used or has expired. Please ask for a new one.');

/** Runs after the answer: its duration must not reveal whether the address is known. */
export async function sendRecoveryMail(context: AppContext, email: string, purpose: RecoveryPurpose) {
  const { database, mailer, now, randomBytes, siteUrl } = context;
  const account = await findAccountByEmail(database, tidyEmail(email));
  if (!account) return;
  const token = newToken(randomBytes);
  const at = now();
  await deleteExpiredRecoveryTokens(database, at.toISOString());
  await insertRecoveryToken(database, {
    token_hash: hashOf(token),
    account_id: account.id,
    purpose,
    expires_at: new Date(at.getTime() + LINK_MINUTES * 60_000).toISOString(),
  });
  await mailer.send(recoveryMail(account, purpose, siteUrl, token));
}

export async function recoverUsername({ database, now }: AppContext, token: string): Promise<string> {
  const spending = { tokenHash: hashOf(token), purpose: 'username', now: now().toISOString() } as const;
  return database.transaction().execute(async (trx) => {
    const owner = await findTokenOwner(trx, spending);
    if (!owner || !(await spendToken(trx, spending))) throw linkIsOver();
    return owner.username;
  });
}

export async function resetPassword(
  { database, now, passwords }: AppContext,
  token: string,
  password: string,
): Promise<string> {
  const spending = { tokenHash: hashOf(token), purpose: 'password', now: now().toISOString() } as const;
  const owner = await findTokenOwner(database, spending);
  if (!owner) throw linkIsOver();
  refuseWeakPassword(password, owner);
  // Hashed before the transaction: it would block every writer meanwhile.
  const hash = await passwords.hash(password);
  await database.transaction().execute(async (trx) => {
    if (!(await spendToken(trx, spending))) throw linkIsOver();
    await setPasswordHash(trx, owner.id, hash);
    await deletePasswordTokensOf(trx, owner.id);
    await deleteSessionsOf(trx, owner.id);
    await forgetAttempts({ database: trx }, ACCOUNT_LIMIT, owner.id);
  });
  return owner.username;
}
