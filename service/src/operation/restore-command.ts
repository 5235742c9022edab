import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '@nivara/shared/server/command-line';
import { assertReadable } from './assert-readable';
import { backUp } from './backup';
import { setDamagedAside } from './set-aside';
import { restore } from './restore';
import { embeddedLocation } from './embedded-location';

/** `npm run restore -- FOLDER`; the service may be running meanwhile. The present data is backed up first. */
async function main(): Promise<void> {
  const named = process.argv[2];
  if (!named) throw new Error(`Name the backup: ${commandLine('restore -- FOLDER')}`);
  const folder = path.resolve(named);
  await assertReadable(folder);
  const now = new Date();
  const { dataFolder, ...location } = embeddedLocation();
  const aside = await setDamagedAside(location.file, now);
  if (aside) {
    console.log(`The database is damaged, and is kept as ${aside}.`);
    console.log('A running service still has that file open: restart the service afterwards.');
  } else if (existsSync(location.file)) {
    const before = path.join(
      dataFolder,
      'backups',
      `${now.toISOString().replaceAll(':', '-')}-before-restore`,
    );
    await backUp(location, before, now);
    console.log(`The data from before is in ${before}.`);
  }
  const { at, documents, revived } = await restore(folder, location);
  console.log(`The state of ${at} is restored, with ${documents} documents. Everybody has to sign in again.`);
  if (!revived)
    console.log(
      'Passwords, passkeys and authenticator apps are those of the backup, so staff who have left since can sign in: ' +
        `${commandLine('remove-staff -- USERNAME')} prevents that.`,
    );
  else if (revived.length > 0)
    console.log(
      `These accounts had been deleted since the backup, and are there again, without a password: ${revived.join(', ')}.`,
    );
}

main().catch((error: unknown) => {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
