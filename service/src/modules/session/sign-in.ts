import type { LoginValues } from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { lockAccount } from '../../database/in-transaction';
import {
  type DelayLimit,
  type Limit,
  type Limited,
  countedCheck,
  forgetAttempts,
  uncountAttempt,
} from '../../plugins/rate-limits';
import { ProblemError } from '../../problems';
import { recordSecurity } from '../security-log/security-log';
import { findAccount, findAccountByLogin, replacePasswordHash } from '../accounts/account-repository';

const MINUTE_SECONDS = 60;

/**
 * Limits one typed name from one network, so that five wrong passwords keep nobody else out. Counting by account would
 * block a user name together with its mail address, and so reveal that the two belong together.
 */
export const NAME_IN_NETWORK_LIMIT: DelayLimit = {
  name: 'sign-in-network',
  free: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 15 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};

/** Limits one typed name from all networks together, so that guesses from many networks are slowed down too. */
export const NAME_LIMIT: Limit = { name: 'sign-in-name', free: 50, windowSeconds: 60 * MINUTE_SECONDS };

/** Limits one account in a browser where it was signed in before; the other limits do not apply there. */
const DEVICE_LIMIT: Limit = { ...NAME_IN_NETWORK_LIMIT, name: 'sign-in-device', free: 10 };

/** Limits one network, more loosely, since a whole clinic may share the network. */
export const WHOLE_NETWORK_LIMIT: Limit = {
  ...NAME_IN_NETWORK_LIMIT,
  name: 'sign-in-whole-network',
  free: 30,
};

const wrong = () => new ProblemError(401, 'The username or the password is not right.');

type Credentials = LoginValues & {
  network: string;
  browser: string | null;
  /** Names the browser if it is known to the account; undefined otherwise. */
  deviceOf: (account: Account | undefined) => string | undefined;
};

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByLogin>>>;

/** An unknown name gets the same refusal after the same work as a wrong password. All limits come before that work. */
export async function checkCredentials(context: AppContext, credentials: Credentials): Promise<Account> {
  const { username, password, network, browser, deviceOf } = credentials;
  const { database, passwords } = context;
  const login = tidyEmail(username);
  const account = await findAccountByLogin(database, login);
  const device = deviceOf(account);
  const deviceSubject = `${device} ${account?.id}`;
  // One call counts all of them, since tries of a blocked name must not use up the limit that the whole network shares.
  const counted: readonly Limited[] = device
    ? [[DEVICE_LIMIT, deviceSubject]]
    : [
        [WHOLE_NETWORK_LIMIT, network],
        [NAME_IN_NETWORK_LIMIT, `${network} ${login}`],
        [NAME_LIMIT, login],
      ];
  const { matches, outdated } = await countedCheck(context, counted, () =>
    passwords.check(password, account?.password_hash || undefined, network),
  );
  if (!account || !matches) {
    await recordSecurity(context, {
      kind: 'sign-in-failed',
      accountId: account?.id ?? null,
      typed: login,
      network,
      browser,
    });
    throw wrong();
  }
  if (device) await forgetAttempts(context, DEVICE_LIMIT, deviceSubject);
  else await uncountAttempt(context, WHOLE_NETWORK_LIMIT, network);
  await forgetSignInAttempts(context, account, network);
  if (!outdated) return account;
  const rehashed = await passwords.hash(password, network);
  await replacePasswordHash(database, account.id, account.password_hash, rehashed);
  const present = await findAccount(database, account.id);
  if (present?.password_hash === rehashed) return present;
  // Another sign-in has hashed the same password again, or the password was changed.
  if (!present || !(await passwords.check(password, present.password_hash, network)).matches) throw wrong();
  return present;
}

/** Refuses a password that was changed or reset while `checkCredentials` hashed it. Must run in a transaction. */
export async function requireSamePassword(transaction: AppContext, account: Account): Promise<void> {
  await lockAccount(transaction, account.id);
  const present = await findAccount(transaction.database, account.id);
  if (present?.password_hash !== account.password_hash) throw wrong();
}

/** Called after the right password, and after a reset. */
export async function forgetSignInAttempts(
  context: Pick<AppContext, 'database' | 'secret'>,
  { username, email }: Pick<Account, 'username' | 'email'>,
  network: string,
): Promise<void> {
  for (const login of [username, email]) {
    await forgetAttempts(context, NAME_IN_NETWORK_LIMIT, `${network} ${login}`);
    await forgetAttempts(context, NAME_LIMIT, login);
  }
}
