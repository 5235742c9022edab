import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { commandLine } from '@nivara/shared/server/command-line';
import type { AppContext } from '../app-context';
import type { AccountsTable } from '../database/account-tables';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { hasChangedEmail } from '../modules/security-log/security-log-repository';
import { hasFactor } from '../modules/two-step-sign-in/first-codes';
import { removeAllFactors } from '../modules/two-step-sign-in/remove-factor';
import { LinkNotSent } from './link-not-sent';

type Owner = Pick<AccountsTable, 'id' | 'username' | 'email'>;

const LATELY_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Removes the second step and the password of an account, and mails a link to choose a new password. An address that
 * was changed lately may be a thief's, so whoever runs the command must confirm it by typing it.
 */
export async function removeSecondFactor(
  context: AppContext,
  account: Owner,
  typedEmail?: string,
): Promise<void> {
  const { id, username, email } = account;
  if (!(await hasFactor(context, id))) throw new Error(`${username} has no second step.`);
  if (typedEmail !== undefined && tidyEmail(typedEmail) !== email)
    throw new Error(`${username} has another address than ${typedEmail}.`);
  const lately = new Date(context.now().getTime() - LATELY_MS).toISOString();
  if (typedEmail === undefined && (await hasChangedEmail(context.database, id, lately)))
    throw new Error(
      `The address of ${username} was changed lately. If the owner changed it, repeat the command with the new ` +
        `address as its last argument. ` +
        `If not: ${commandLine(`give-back -- ${username} EMAIL`)} with the owner's address.`,
    );
  await removeAllFactors(context, id);
  try {
    await sendRecoveryMail(context, email, 'factors-removed');
  } catch (error) {
    throw new LinkNotSent(`${username} is signed out everywhere and has no second step any more`, error);
  }
}
