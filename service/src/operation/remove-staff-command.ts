import { runLine } from '@nivara/shared/server/run-line';
import { removeStaff } from './remove-staff';
import { withAccount } from './with-account';

/** `npm run remove-staff -- USERNAME` */
async function main(): Promise<void> {
  const [login, ...more] = process.argv.slice(2);
  if (!login || more.length > 0)
    throw new Error(`Usage: ${runLine('remove-staff -- USERNAME')} (or the e-mail address)`);
  await withAccount(login, async (context, account) => {
    const { coming, unreleased } = await removeStaff(context, account);
    console.log(`${account.username} is signed out everywhere and cannot sign in any more.`);
    if (coming > 0)
      console.log(
        `Appointments to come that still name ${account.name}: ${coming}. Move or cancel them at the desk.`,
      );
    if (unreleased.length > 0)
      console.log(
        `Patients with results that ${account.name} ordered and nobody has released: ${unreleased.join(', ')}. ` +
          'Book each with a doctor, who releases the result.',
      );
  });
}

main().catch((error: unknown) => {
  console.error(`Nobody was removed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
