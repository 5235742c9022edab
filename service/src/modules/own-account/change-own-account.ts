import { type ChangeEmailValues, type ChangePasswordValues, tidyName } from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { queueUrgentMail } from '../../mail/mail-queue';
import { mailboxLimits } from '../../plugins/mailbox-limits';
import { type Limit, countAttempts } from '../../plugins/rate-limits';
import { mailboxOf } from '../../security/mailbox';
import { hashToken, newToken } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import { deleteChallengesOf } from '../second-factor/second-factor-repository';
import { recordSecurity } from '../security-log/security-log';
import type { Actor } from '../session/actor';
import type { ActiveSession } from '../session/sessions';
import { findAccountByEmail, setPasswordHash } from '../accounts/account-repository';
import {
  EMAIL_LINK_MINUTES,
  addressTakenMail,
  confirmAddressMail,
  passwordChangedMail,
} from './own-account-mails';
import { deleteOtherSessions, setName } from './own-account-repository';
import { requireOwnPassword, requireSameOwnPassword } from './own-password';
import { refuseWeakPassword } from '../accounts/refuse-weak-password';
import {
  deleteEmailTokens,
  deleteRecoveryTokensOf,
  insertRecoveryToken,
} from '../recovery/recovery-repository';

const HOUR = 60 * 60;

/** Each change sends a mail to an address that may belong to a stranger. */
const EMAIL_CHANGE_LIMIT: Limit = {
  name: 'email-change',
  free: 5,
  firstDelaySeconds: HOUR,
  longestDelaySeconds: 24 * HOUR,
  forgetAfterSeconds: 24 * HOUR,
};
const SAME_MAILBOX_LIMIT: Limit = { ...EMAIL_CHANGE_LIMIT, name: 'email-target', free: 2 };

const EMAIL_CHANGE_MAIL_LIMIT = { name: 'email-change-mail', windowSeconds: 6 * HOUR };

const auditedAccount = (accountId: string) => ({
  noun: 'account',
  recordId: accountId,
  patientId: accountId,
});

export async function changeName(context: AppContext, actor: Actor, name: string): Promise<void> {
  await inTransaction(context, async (transaction) => {
    if (!(await setName(transaction.database, actor.accountId, tidyName(name)))) return;
    await auditChange(transaction, actor, 'update', auditedAccount(actor.accountId));
  });
}

/**
 * The address changes only when the link in the mail is opened. A taken address gets the same answer, so that
 * nobody learns that it is taken.
 */
export async function requestEmailChange(
  context: AppContext,
  actor: Actor,
  values: ChangeEmailValues & { network: string },
): Promise<void> {
  const account = await requireOwnPassword(context, actor, { field: 'password', ...values });
  const email = tidyEmail(values.email);
  if (email === account.email) return;
  refuseWeakPassword(values.password, { ...account, email });
  const mailbox = mailboxOf(email);
  await countAttempts(context, [
    [EMAIL_CHANGE_LIMIT, account.id],
    [SAME_MAILBOX_LIMIT, `${account.id} ${mailbox}`],
    ...mailboxLimits(EMAIL_CHANGE_MAIL_LIMIT, mailbox, values.network),
  ]);
  await inTransaction(context, async (transaction) => {
    const { database, now, randomBytes, siteUrl } = transaction;
    await requireSameOwnPassword(transaction, 'password', account);
    await deleteEmailTokens(database, account.id);
    if (await findAccountByEmail(database, email)) {
      await queueUrgentMail(transaction, addressTakenMail(email, siteUrl));
      return;
    }
    const token = newToken(randomBytes);
    await insertRecoveryToken(database, {
      token_hash: hashToken(token),
      account_id: account.id,
      purpose: 'email',
      new_email: email,
      expires_at: new Date(now().getTime() + EMAIL_LINK_MINUTES * 60_000).toISOString(),
    });
    await queueUrgentMail(transaction, confirmAddressMail(email, siteUrl, token));
  });
}

/** Ends every session but the current one. */
export async function changePassword(
  context: AppContext,
  session: ActiveSession,
  { currentPassword, password, network }: ChangePasswordValues & { network: string },
): Promise<void> {
  const typed = { field: 'currentPassword', password: currentPassword, network } as const;
  const account = await requireOwnPassword(context, session, typed);
  refuseWeakPassword(password, account);
  // Hashed before the transaction, since hashing within it would block every other writer meanwhile.
  const hash = await context.passwords.hash(password, network);
  await inTransaction(context, async (transaction) => {
    const { database, siteUrl } = transaction;
    await requireSameOwnPassword(transaction, 'currentPassword', account);
    await setPasswordHash(database, account.id, hash);
    await deleteRecoveryTokensOf(database, account.id);
    await deleteChallengesOf(database, account.id);
    await deleteOtherSessions(database, account.id, session.tokenHash);
    await queueUrgentMail(transaction, passwordChangedMail(account, siteUrl));
    await recordSecurity(transaction, { kind: 'password-changed', accountId: account.id });
    await notify(transaction, {
      accountId: account.id,
      kind: 'account',
      title: 'Your password was changed',
      text: 'All other devices were signed out. If it wasn’t you, tell the clinic at once.',
    });
    await auditChange(transaction, session, 'update', auditedAccount(account.id));
  });
}
