import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { hasFactor } from '../modules/two-step-sign-in/first-codes';
import { removeAllFactors } from '../modules/two-step-sign-in/remove-factor';
import { LinkNotSent } from './link-not-sent';

type Owner = Pick<AccountsTable, 'id' | 'username' | 'email'>;

/** Removes the second step of an account, and mails a link to choose a password, since the password ends too. */
export async function removeSecondFactor(context: AppContext, account: Owner): Promise<void> {
  const { id, username, email } = account;
  if (!(await hasFactor(context, id))) throw new Error(`${username} has no second step.`);
  await removeAllFactors(context, id);
  try {
    await sendRecoveryMail(context, email, 'factors-removed');
  } catch (error) {
    throw new LinkNotSent(`${username} is signed out everywhere and has no second step any more`, error);
  }
}
