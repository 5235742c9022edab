import { runLine } from '@nivara/shared/server/run-line';
import { sendRecoveryMail } from '../modules/recovery/recover-account';
import { removeAllFactors } from '../modules/two-step-sign-in/remove-factor';
import { signsInNext } from './signs-in-next';
import { withAccount } from './with-account';

/** `npm run remove-second-factor -- USERNAME` */
async function main(): Promise<void> {
  const [login] = process.argv.slice(2);
  if (!login)
    throw new Error(`Usage: ${runLine('remove-second-factor -- USERNAME')} (or the e-mail address)`);
  await withAccount(login, async (context, account) => {
    await removeAllFactors(context, account.id);
    await sendRecoveryMail(context, account.email, 'password');
    console.log(
      `${account.username} is signed out everywhere, and gets a link to choose a password at ${account.email}. ` +
        `Then the account ${signsInNext(context, account)}.`,
    );
  });
}

main().catch((error: unknown) => {
  console.error(`Nothing was removed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
