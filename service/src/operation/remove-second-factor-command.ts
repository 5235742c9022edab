import { commandLine } from '@nivara/shared/server/command-line';
import { LinkNotSent } from './link-not-sent';
import { removeSecondFactor } from './remove-second-factor';
import { signsInNext } from './signs-in-next';
import { withAccount } from './with-account';

/** `npm run remove-second-factor -- USERNAME [EMAIL]` */
async function main(): Promise<void> {
  const [login, email, ...more] = process.argv.slice(2);
  if (!login || more.length > 0)
    throw new Error(
      `Usage: ${commandLine('remove-second-factor -- USERNAME [EMAIL]')} (EMAIL if the address was changed lately)`,
    );
  await withAccount(login, async (context, account) => {
    await removeSecondFactor(context, account, email);
    console.log(
      `${account.username} is signed out everywhere. A link to choose a password goes to ${account.email}. ` +
        `Then the account ${signsInNext(context, account)}.`,
    );
  });
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof LinkNotSent ? message : `Nothing was removed. ${message}`);
  process.exit(1);
});
