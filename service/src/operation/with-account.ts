import { tidyEmail } from '@nivara/shared/domain/field-rules';
import type { AppContext } from '../app-context';
import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { openContext } from '../open-context';

type Account = NonNullable<Awaited<ReturnType<typeof findAccountByLogin>>>;

/** Runs a command's work for the account with this user name or e-mail address; the service may be running meanwhile. */
export async function withAccount(
  login: string,
  work: (context: AppContext, account: Account) => Promise<void>,
): Promise<void> {
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const account = await findAccountByLogin(context.database, tidyEmail(login));
    if (!account) throw new Error(`There is no account ${login}.`);
    await work(context, account);
  } finally {
    await context.database.destroy();
  }
}
