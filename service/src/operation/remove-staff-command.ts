import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { runLine } from '@nivara/shared/server/run-line';
import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { openContext } from '../open-context';
import { removeStaff } from './remove-staff';

/** `npm run remove-staff -- USERNAME`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const [login, ...more] = process.argv.slice(2);
  if (!login || more.length > 0)
    throw new Error(`Usage: ${runLine('remove-staff -- USERNAME')} (or the e-mail address)`);
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const account = await findAccountByLogin(context.database, tidyEmail(login));
    if (!account) throw new Error(`There is no account ${login}.`);
    const comingCount = await removeStaff(context, account);
    console.log(`${account.username} is signed out everywhere and cannot sign in any more.`);
    if (comingCount > 0)
      console.log(
        `${comingCount} ${comingCount === 1 ? 'appointment' : 'appointments'} to come still ${comingCount === 1 ? 'names' : 'name'} ${account.name}: move or cancel them at the desk.`,
      );
  } finally {
    await context.database.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(`Nobody was removed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
