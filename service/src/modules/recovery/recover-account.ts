import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { ProblemError } from '../../problems';
import { hashToken, newToken } from '../../security/tokens';
import { deleteSessionsOf } from '../session/session-repository';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { queueUrgentMail } from '../../mail/mail-queue';
import { notify } from '../notifications/notify';
import { deleteChallengesOf } from '../second-factor/second-factor-repository';
import { recordSecurity } from '../security-log/security-log';
import { forgetSignInAttempts } from '../session/sign-in';
import { findAccountByEmail, setClaimedAt, setPasswordHash } from '../accounts/account-repository';
import { realEmail, signsIn } from '../accounts/unclaimed-account';
import { requireKnownPhone } from './require-known-phone';
import { refuseWeakPassword } from '../accounts/refuse-weak-password';
import { type LetterKind, LINK_MINUTES, passwordResetMail, purposeOf, recoveryMail } from './recovery-mails';
import {
  deleteExpiredRecoveryTokens,
  deleteRecoveryTokensOf,
  findTokenOwner,
  insertRecoveryToken,
  spendToken,
} from './recovery-repository';

export const linkIsOver = () =>
  new ProblemError(410, 'This link has been used or has expired. Please ask for a new one.');

/** When anybody can send the form, call this after the answer, whose duration must not tell if the address is known. */
export async function sendRecoveryMail(context: AppContext, email: string, asked: LetterKind) {
  const { mailer, now, randomBytes } = context;
  const address = tidyEmail(email);
  const token = newToken(randomBytes);
  const letter = await inTransaction(context, async (transaction) => {
    const { database } = transaction;
    const known = await findAccountByEmail(database, address);
    if (!known || realEmail(address) === null) return undefined;
    // A change of the address ends all links, so the address is read again under the lock before a link is made.
    await lockAccount(transaction, known.id);
    const current = await findAccountByEmail(database, address);
    if (current?.id !== known.id) return undefined;
    // Nobody chose the username of an account without a password, so its owner gets a password link instead.
    const kind = asked === 'username' && !signsIn(current) ? 'password' : asked;
    const at = now();
    await deleteExpiredRecoveryTokens(database, at.toISOString());
    await insertRecoveryToken(database, {
      token_hash: hashToken(token),
      account_id: current.id,
      purpose: purposeOf(kind),
      expires_at: new Date(at.getTime() + LINK_MINUTES[kind] * 60_000).toISOString(),
    });
    return recoveryMail(current, kind, context, token);
  });
  if (letter) await mailer.send(letter);
}

export async function recoverUsername({ database, now }: AppContext, token: string): Promise<string> {
  const spending = { tokenHash: hashToken(token), purpose: 'username', now: now().toISOString() } as const;
  return database.transaction().execute(async (trx) => {
    const owner = await findTokenOwner(trx, spending);
    if (!owner || !signsIn(owner) || !(await spendToken(trx, spending))) throw linkIsOver();
    return owner.username;
  });
}

export async function resetPassword(
  context: AppContext,
  { token, password, phone }: { token: string; password: string; phone?: string },
  network: string,
): Promise<string> {
  const { database, now, passwords, siteUrl } = context;
  const spending = { tokenHash: hashToken(token), purpose: 'password', now: now().toISOString() } as const;
  const owner = await findTokenOwner(database, spending);
  if (!owner) throw linkIsOver();
  if (!signsIn(owner)) await requireKnownPhone(context, owner, phone);
  // Comes after the phone check, since refusing a password with the owner's name would reveal the name.
  refuseWeakPassword(password, owner);
  // Hashes before the transaction, since a transaction would block every writer during the hashing.
  const hash = await passwords.hash(password, network);
  await inTransaction(context, async (transaction) => {
    const trx = transaction.database;
    if (!(await spendToken(trx, spending))) throw linkIsOver();
    await setPasswordHash(trx, owner.id, hash);
    if (!signsIn(owner)) await setClaimedAt(trx, owner.id, now().toISOString());
    // Deletes the link of a change of address too, since a thief of the former password may have asked for it.
    await deleteRecoveryTokensOf(trx, owner.id);
    // Deletes the challenges before the sessions: this waits for a second step under way, whose session
    // is then deleted too.
    await deleteChallengesOf(trx, owner.id);
    await deleteSessionsOf(trx, owner.id);
    await forgetSignInAttempts(transaction, owner, network);
    await recordSecurity(transaction, { kind: 'password-reset', accountId: owner.id, network });
    await queueUrgentMail(transaction, passwordResetMail(owner, siteUrl));
    await notify(transaction, {
      accountId: owner.id,
      kind: 'account',
      title: 'Your password was changed',
      text: 'It was changed with a link from a mail, and all devices were signed out. If it wasn’t you, tell the clinic at once.',
    });
  });
  return owner.username;
}
