import { ROLE } from '@nivara/shared/contracts/session';
import { ACCOUNT_MESSAGES, type NewAccountValues, tidyName } from '@nivara/shared/domain/account';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import { newId } from '../../security/tokens';
import { findAccountByEmail, insertAccount, usernamesLike } from '../accounts/account-repository';
import { refuseWeakPassword } from '../accounts/refuse-weak-password';
import { freeUsername, usernameFrom } from './username';

const emailTaken = () => conflict(ACCOUNT_MESSAGES.emailTaken, 'email');

/** New accounts are patients. Returns the username. */
export async function createAccount(
  { database, now, passwords, randomBytes }: AppContext,
  values: NewAccountValues,
): Promise<string> {
  const name = tidyName(values.name);
  const email = tidyEmail(values.email);
  const wanted = usernameFrom(email, name);
  refuseWeakPassword(values.password, { name, email, username: wanted });
  if (await findAccountByEmail(database, email)) throw emailTaken();
  const account = {
    id: newId(randomBytes),
    email,
    name,
    role: ROLE.patient,
    password_hash: await passwords.hash(values.password),
    created_at: now().toISOString(),
  };
  // Each failing round means that another account was created, so this ends.
  for (;;) {
    const username = freeUsername(wanted, await usernamesLike(database, wanted));
    if (await insertAccount(database, { ...account, username })) return username;
    if (await findAccountByEmail(database, email)) throw emailTaken();
  }
}
