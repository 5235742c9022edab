import {
  ACCOUNT_MESSAGES,
  type ChangeEmailValues,
  type ChangePasswordValues,
  tidyName,
} from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { queueMail } from '../../mail/mail-queue';
import { conflict } from '../../problems';
import { auditChange } from '../audit/audit';
import { notify } from '../notifications/notify';
import type { Actor } from '../session/actor';
import type { ActiveSession } from '../session/sessions';
import { findAccountByEmail, setPasswordHash } from '../accounts/account-repository';
import { lockOwnAccount } from '../accounts/lock-own-account';
import { addressLeftMail, addressReachedMail, passwordChangedMail } from './own-account-mails';
import { deleteOtherSessions, setEmail, setName } from './own-account-repository';
import { requireOwnPassword } from './own-password';
import { refuseWeakPassword } from '../accounts/refuse-weak-password';
import { deleteRecoveryTokensOf } from '../recovery/recovery-repository';

const accessTo = (accountId: string) => ({
  noun: 'account',
  recordId: accountId,
  patientId: accountId,
});

export async function changeName(context: AppContext, actor: Actor, name: string): Promise<void> {
  await inTransaction(context, async (transaction) => {
    await setName(transaction.database, actor.accountId, tidyName(name));
    await auditChange(transaction, actor, 'update', accessTo(actor.accountId));
  });
}

export async function changeEmail(
  context: AppContext,
  actor: Actor,
  values: ChangeEmailValues,
): Promise<void> {
  const account = await requireOwnPassword(context, actor, 'password', values.password);
  const email = tidyEmail(values.email);
  if (email === account.email) return;
  const taken = conflict(ACCOUNT_MESSAGES.emailTaken, 'email');
  if (await findAccountByEmail(context.database, email)) throw taken;
  refuseWeakPassword(values.password, { ...account, email });
  try {
    await inTransaction(context, async (transaction) => {
      const { database, siteUrl } = transaction;
      await lockOwnAccount(transaction, actor);
      await setEmail(database, account.id, email);
      await deleteRecoveryTokensOf(database, account.id);
      await queueMail(transaction, addressLeftMail(account, siteUrl));
      await queueMail(transaction, addressReachedMail({ ...account, email }, siteUrl));
      await auditChange(transaction, actor, 'update', accessTo(account.id));
    });
  } catch (error) {
    // Another account took the address a moment ago; this change is rolled back.
    if (isUniqueViolation(error)) throw taken;
    throw error;
  }
}

/** Ends every session but the one that asks. */
export async function changePassword(
  context: AppContext,
  session: ActiveSession,
  { currentPassword, password }: ChangePasswordValues,
): Promise<void> {
  const account = await requireOwnPassword(context, session, 'currentPassword', currentPassword);
  refuseWeakPassword(password, account);
  // Hashed before the transaction: it would block every writer meanwhile.
  const hash = await context.passwords.hash(password);
  await inTransaction(context, async (transaction) => {
    const { database, siteUrl } = transaction;
    await lockOwnAccount(transaction, session);
    await setPasswordHash(database, account.id, hash);
    await deleteRecoveryTokensOf(database, account.id);
    await deleteOtherSessions(database, account.id, session.tokenHash);
    await queueMail(transaction, passwordChangedMail(account, siteUrl));
    await notify(transaction, {
      accountId: account.id,
      kind: 'account',
      title: 'Your password was changed',
      text: 'All other devices were signed out. If it wasn’t you, tell the clinic at once.',
    });
    await auditChange(transaction, session, 'update', accessTo(account.id));
  });
}
