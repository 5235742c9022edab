import { runLine } from '@nivara/shared/server/run-line';
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
    console.log(
      `${account.username} ${signsInNext(context, account)}. A mail about the removal goes to ${account.email}.`,
    );
  });
}

main().catch((error: unknown) => {
  console.error(`Nothing was removed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
