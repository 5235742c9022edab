import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { runLine } from '@nivara/shared/server/run-line';
import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { removeAllFactors } from '../modules/two-step-sign-in/remove-factor';
import { openContext } from '../open-context';
import { signsInNext } from './signs-in-next';

/** `npm run remove-second-factor -- USERNAME`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const [login] = process.argv.slice(2);
  if (!login)
    throw new Error(`Usage: ${runLine('remove-second-factor -- USERNAME')} (or the e-mail address)`);
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const account = await findAccountByLogin(context.database, tidyEmail(login));
    if (!account) throw new Error(`There is no account ${login}.`);
    await removeAllFactors(context, account.id);
    console.log(
      `${account.username} ${signsInNext(context, account)}. A mail about the removal goes to ${account.email}.`,
    );
  } finally {
    await context.database.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(`Nothing was removed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
