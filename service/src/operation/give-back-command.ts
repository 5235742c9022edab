import { commandLine } from '@nivara/shared/server/command-line';
import { giveBack } from './give-back';
import { LinkNotSent } from './link-not-sent';
import { withAccount } from './with-account';

/** `npm run give-back -- USERNAME EMAIL` */
async function main(): Promise<void> {
  const [login, email, ...more] = process.argv.slice(2);
  if (!login || !email || more.length > 0)
    throw new Error(`Usage: ${commandLine('give-back -- USERNAME EMAIL')} (the address of the owner)`);
  await withAccount(login, async (context, account) => {
    const { asksForPhone } = await giveBack(context, account, email);
    console.log(
      `${account.username} is signed out everywhere. A link to choose a password goes to ${email}.`,
    );
    if (asksForPhone)
      console.log(
        'The link asks for the phone number that the clinic knows. Until a password is chosen, the desk can correct the number and the address, under People.',
      );
  });
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof LinkNotSent ? message : `Nothing was changed. ${message}`);
  process.exit(1);
});
