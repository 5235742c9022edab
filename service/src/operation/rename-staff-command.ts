import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { runLine } from '@nivara/shared/server/run-line';
import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { openContext } from '../open-context';
import { renameStaff } from './rename-staff';

/** `npm run rename-staff -- USERNAME "NAME"`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const [login, name, ...more] = process.argv.slice(2);
  if (!login || !name || more.length > 0)
    throw new Error(`Usage: ${runLine('rename-staff -- USERNAME "NAME"')} (or the e-mail address)`);
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const account = await findAccountByLogin(context.database, tidyEmail(login));
    if (!account) throw new Error(`There is no account ${login}.`);
    console.log(`${account.username} is ${await renameStaff(context, account, name)} from now on.`);
  } finally {
    await context.database.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(`Nobody was renamed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
