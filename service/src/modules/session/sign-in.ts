import type { LoginValues } from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { type Limit, countAttempt, forgetAttempts, giveAttemptBack } from '../../plugins/rate-limits';
import { ProblemError } from '../../problems';
import { findAccountByLogin, replacePasswordHash } from '../accounts/account-repository';

const MINUTES = 60;

export const ACCOUNT_LIMIT: Limit = {
  name: 'sign-in-account',
  free: 5,
  firstDelaySeconds: 30,
  longestDelaySeconds: 15 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

/** Looser: a whole clinic may share one address. */
export const ADDRESS_LIMIT: Limit = { ...ACCOUNT_LIMIT, name: 'sign-in-address', free: 30 };

const WRONG = 'The username or the password is not right.';

/** An unknown name gets the same refusal after the same work as a wrong password. */
export async function checkCredentials(
  context: AppContext,
  { username, password }: LoginValues,
  address: string,
) {
  const { database, passwords } = context;
  const login = tidyEmail(username);
  const account = await findAccountByLogin(database, login);
  // Name and e-mail of one account share their attempts.
  const who = account?.id ?? login;
  await countAttempt(context, ADDRESS_LIMIT, address);
  await countAttempt(context, ACCOUNT_LIMIT, who);
  const { matches, outdated } = await passwords.check(password, account?.password_hash);
  if (!account || !matches) throw new ProblemError(401, WRONG);
  await forgetAttempts(context, ACCOUNT_LIMIT, who);
  await giveAttemptBack(context, ADDRESS_LIMIT, address);
  if (outdated) {
    const rehashed = await passwords.hash(password);
    await replacePasswordHash(database, account.id, account.password_hash, rehashed);
  }
  return account;
}
