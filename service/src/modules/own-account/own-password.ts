import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import {
  type Limit,
  type Limited,
  type WindowLimit,
  countedCheck,
  forgetAttempts,
} from '../../plugins/rate-limits';
import { invalid, notSignedIn } from '../../problems';
import { countForNetwork } from '../new-patients/count-for-network';
import type { Actor } from '../session/actor';
import { findAccount } from '../accounts/account-repository';
import { lockOwnAccount } from '../accounts/lock-own-account';

const MINUTE_S = 60;

/** Stops guesses at an unattended browser. */
export const OWN_PASSWORD_LIMIT: Limit = {
  name: 'own-password',
  free: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 15 * MINUTE_S,
  forgetAfterSeconds: 60 * MINUTE_S,
};

/** Counts correct passwords too, since each check keeps the password hasher busy. */
export const OWN_PASSWORD_CHECKS_LIMIT: Limit = {
  name: 'own-password-checks',
  free: 60,
  firstDelaySeconds: MINUTE_S,
  longestDelaySeconds: 60 * MINUTE_S,
  forgetAfterSeconds: 60 * MINUTE_S,
};

/**
 * For the new patients of a network together. A right password can lead to a warning mail, which no other limit may
 * hold back, so this limit bounds the number of those mails.
 */
export const NETWORK_CHECKS_LIMIT: WindowLimit = {
  name: 'own-password-network',
  free: 100,
  windowSeconds: 24 * 60 * MINUTE_S,
};

type Field = 'password' | 'currentPassword';

interface OwnPassword {
  /** The form's field for the password. */
  field: Field;
  password: string;
  network: string;
}

const wrong = (field: Field) => invalid([{ path: field, message: ACCOUNT_MESSAGES.currentPasswordWrong }]);

/** Returns the actor's account if the password is right, and refuses otherwise. Counts for the network. */
export const requireOwnPassword = (context: AppContext, actor: Actor, typed: OwnPassword) =>
  countForNetwork(context, NETWORK_CHECKS_LIMIT, { actor, network: typed.network }, () =>
    checkOwnPassword(context, actor, typed),
  );

/** The same without a limit of the network, for what an account does only once. */
export async function checkOwnPassword(
  context: AppContext,
  actor: Actor,
  { field, password, network }: OwnPassword,
) {
  const account = await findAccount(context.database, actor.accountId);
  if (!account) throw notSignedIn();
  const counted: readonly Limited[] = [
    [OWN_PASSWORD_CHECKS_LIMIT, account.id],
    [OWN_PASSWORD_LIMIT, account.id],
  ];
  const { matches } = await countedCheck(context, counted, () =>
    context.passwords.check(password, account.password_hash, network),
  );
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
