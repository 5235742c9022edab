import { commandLine } from '@nivara/shared/server/command-line';
import { renameStaff } from './rename-staff';
import { withAccount } from './with-account';

/** `npm run rename-staff -- USERNAME "NAME"` */
async function main(): Promise<void> {
  const [login, name, ...more] = process.argv.slice(2);
  if (!login || !name || more.length > 0)
    throw new Error(
      `Usage: ${commandLine('rename-staff -- USERNAME "NAME"')} (USERNAME may be the e-mail address)`,
    );
  await withAccount(login, async (context, account) => {
    console.log(`${account.username} is ${await renameStaff(context, account, name)} from now on.`);
  });
}

main().catch((error: unknown) => {
  console.error(`Nobody was renamed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
