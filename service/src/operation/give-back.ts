import { isEmail, tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { inTransaction } from '../database/in-transaction';
import { findAccountByEmail } from '../modules/accounts/account-repository';
import { auditChange } from '../modules/audit/audit';
import { setEmail } from '../modules/own-account/own-account-repository';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { recordSecurity } from '../modules/security-log/security-log';
import { endAccess, unknownPassword } from '../modules/two-step-sign-in/remove-factor';
import { LinkNotSent } from './link-not-sent';

type Account = Pick<AccountsTable, 'id' | 'username'>;

/**
 * Gives an account back to its owner after somebody who knew the password has changed the e-mail address: ends password,
 * sessions, factors and links, sets the owner's address, and mails a link to choose a password there.
 */
export async function giveBack(
  context: AppContext,
  { id, username }: Account,
  ownersEmail: string,
): Promise<void> {
  const email = tidyEmail(ownersEmail);
  if (!isEmail(email)) throw new Error(`"${ownersEmail}" is no e-mail address.`);
  const hash = await unknownPassword(context);
  await inTransaction(context, async (transaction) => {
    const { database } = transaction;
    await endAccess(transaction, id, hash);
    const known = await findAccountByEmail(database, email);
    if (known && known.id !== id) throw new Error(`Another account has ${email}.`);
    await setEmail(database, id, email);
    await recordSecurity(transaction, { kind: 'email-changed', accountId: id });
    await auditChange(transaction, null, 'update', { noun: 'account', recordId: id, patientId: id });
  });
  try {
    await sendRecoveryMail(context, email, 'given-back');
  } catch (error) {
    throw new LinkNotSent(`${username} has the address ${email} and is signed out everywhere`, error);
  }
}
