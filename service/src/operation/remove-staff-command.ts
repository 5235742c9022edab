import { runLine } from '@nivara/shared/server/run-line';
import { removeStaff } from './remove-staff';
import { withAccount } from './with-account';

/** `npm run remove-staff -- USERNAME` */
async function main(): Promise<void> {
  const [login, ...more] = process.argv.slice(2);
  if (!login || more.length > 0)
    throw new Error(`Usage: ${runLine('remove-staff -- USERNAME')} (or the e-mail address)`);
  await withAccount(login, async (context, account) => {
    const comingCount = await removeStaff(context, account);
    console.log(`${account.username} is signed out everywhere and cannot sign in any more.`);
    if (comingCount > 0)
      console.log(
        `${comingCount} ${comingCount === 1 ? 'appointment' : 'appointments'} to come still ${comingCount === 1 ? 'names' : 'name'} ${account.name}: move or cancel them at the desk.`,
      );
  });
}

main().catch((error: unknown) => {
  console.error(`Nobody was removed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
