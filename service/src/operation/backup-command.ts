import path from 'node:path';
import { backUp } from './backup';
import { embeddedPlace } from './embedded-place';

/** `npm run backup` or `npm run backup -- FOLDER`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const now = new Date();
  const { dataFolder, ...place } = embeddedPlace();
  const usual = path.join(dataFolder, 'backups', now.toISOString().replaceAll(':', '-'));
  const folder = path.resolve(process.argv[2] ?? usual);
  const { documents } = await backUp(place, folder, now);
  console.log(
    `The database and ${documents} documents are in ${folder}. It holds no keys: copy service.key to another place, ` +
      'since without it nobody can sign in with an authenticator app, as most of the staff do.',
  );
}

main().catch((error: unknown) => {
  console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
