import path from 'node:path';
import { backUp } from './backup';
import { embeddedLocation } from './embedded-location';
import { pruneBackups } from './prune-backups';
import { readBackupArguments } from './read-backup-arguments';

/** `npm run backup`, `-- FOLDER` or `-- --keep 14`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const wanted = readBackupArguments(process.argv.slice(2), process.env);
  const now = new Date();
  const { dataFolder, ...location } = embeddedLocation();
  const backups = path.join(dataFolder, 'backups');
  const folder = path.resolve(wanted.folder ?? path.join(backups, now.toISOString().replaceAll(':', '-')));
  const { documents } = await backUp(location, folder, now);
  console.log(
    `The database and ${documents} documents are in ${folder}. It holds no keys: copy service.key to another place, ` +
      'since without it nobody can sign in with an authenticator app, as most of the staff do.',
  );
  if (wanted.keep === undefined) return;
  const { length } = await pruneBackups(backups, wanted.keep);
  if (length > 0) console.log(`${length} older ${length === 1 ? 'backup was' : 'backups were'} removed.`);
}

main().catch((error: unknown) => {
  console.error(`The backup failed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
