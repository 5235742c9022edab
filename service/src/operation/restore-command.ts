import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp } from './backup';
import { restore } from './restore';
import { embeddedPlace } from './embedded-place';

/** `npm run restore -- FOLDER`; the service may be running meanwhile. The present data is backed up first. */
async function main(): Promise<void> {
  const folder = process.argv[2];
  if (!folder) throw new Error('Name the backup: npm run restore -- FOLDER');
  const now = new Date();
  const { dataFolder, ...place } = embeddedPlace();
  if (existsSync(place.file)) {
    const before = path.join(
      dataFolder,
      'backups',
      `${now.toISOString().replaceAll(':', '-')}-before-restore`,
    );
    await backUp(place, before, now);
    console.log(`The data from before is in ${before}.`);
  }
  const { at, documents } = await restore(path.resolve(folder), place);
  console.log(`The state of ${at} is restored, with ${documents} documents. Everybody has to sign in again.`);
}

main().catch((error: unknown) => {
  console.error(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
