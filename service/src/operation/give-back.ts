import { isEmail, tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { inTransaction, lockAccount } from '../database/in-transaction';
import { findAccount, findAccountByEmail } from '../modules/accounts/account-repository';
import { NO_PASSWORD, signsIn } from '../modules/accounts/unclaimed-account';
import { auditChange } from '../modules/audit/audit';
import { setEmail } from '../modules/own-account/own-account-repository';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { knownPhone } from '../modules/recovery/require-known-phone';
import { recordSecurity } from '../modules/security-log/security-log';
import { hasFactor } from '../modules/two-step-sign-in/first-codes';
import { endAccess, unknownPassword } from '../modules/two-step-sign-in/remove-factor';
import { LinkNotSent } from './link-not-sent';

type Account = Pick<AccountsTable, 'id' | 'username'>;

/**
 * Gives an account back to its owner after somebody who knew the password has changed the e-mail address: ends password,
 * sessions, factors and links, sets the owner's address, and mails a link to it for a new password. An account with a
 * phone number is left without a password, like one that the desk has made: the typed address may be somebody else's,
 * so every mailed link asks for that number until the owner has chosen a password. Returns whether links ask for it.
 */
export async function giveBack(
  context: AppContext,
  { id, username }: Account,
  ownersEmail: string,
): Promise<{ asksForPhone: boolean }> {
  const email = tidyEmail(ownersEmail);
  if (!isEmail(email)) throw new Error(`"${ownersEmail}" is no e-mail address.`);
  const hash = await unknownPassword(context);
  const asksForPhone = await inTransaction(context, async (transaction) => {
    const { database } = transaction;
    await lockAccount(transaction, id);
    const account = await findAccount(database, id);
    if (!account || account.left_at !== null) throw new Error(`${username} has left the staff.`);
    if (!signsIn(account))
      throw new Error(`${username} has no password yet: change the address at the desk, under People.`);
    const hadFactor = await hasFactor(transaction, id);
    const hasPhone = (await knownPhone(transaction, id)) !== undefined;
    await endAccess(transaction, id, hasPhone ? NO_PASSWORD : hash);
    if (hadFactor) await recordSecurity(transaction, { kind: 'second-factor-removed', accountId: id });
    const known = await findAccountByEmail(database, email);
    if (known && known.id !== id) throw new Error(`Another account has ${email}.`);
    await setEmail(database, id, email);
    await recordSecurity(transaction, { kind: 'email-changed', accountId: id });
    await auditChange(transaction, null, 'update', { noun: 'account', recordId: id, patientId: id });
    return hasPhone;
  });
  try {
    await sendRecoveryMail(context, email, 'given-back');
  } catch (error) {
    throw new LinkNotSent(`${username} has the address ${email} and is signed out everywhere`, error);
  }
  return { asksForPhone };
}
