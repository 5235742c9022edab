import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import { type Limit, countAttempt, forgetAttempts } from '../../plugins/rate-limits';
import { invalid, notSignedIn } from '../../problems';
import type { Actor } from '../session/actor';
import { findAccount } from '../accounts/account-repository';
import { lockOwnAccount } from '../accounts/lock-own-account';

const MINUTES = 60;

/** Stops guesses at an unattended browser. */
export const OWN_PASSWORD_LIMIT: Limit = {
  name: 'own-password',
  free: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 15 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

type Field = 'password' | 'currentPassword';

const wrong = (field: Field) => invalid([{ path: field, message: ACCOUNT_MESSAGES.currentPasswordWrong }]);

/** The actor's account after a check of its password; `field` is the form's field for it. */
export async function requireOwnPassword(context: AppContext, actor: Actor, field: Field, password: string) {
  const account = await findAccount(context.database, actor.accountId);
  if (!account) throw notSignedIn();
  await countAttempt(context, OWN_PASSWORD_LIMIT, account.id);
  const { matches } = await context.passwords.check(password, account.password_hash, account.id);
  if (!matches) throw wrong(field);
  await forgetAttempts(context, OWN_PASSWORD_LIMIT, account.id);
  return account;
}

/**
 * Refuses a password that was reset while it was being checked, which takes a while. Locks the account; call it in a
 * transaction.
 */
export async function requireSameOwnPassword(
  transaction: AppContext,
  field: Field,
  account: { id: string; password_hash: string },
): Promise<void> {
  await lockOwnAccount(transaction, { accountId: account.id });
  const present = await findAccount(transaction.database, account.id);
  if (present?.password_hash !== account.password_hash) throw wrong(field);
}
