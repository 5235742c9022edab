/**
 * `npm run build` builds and publishes what has changed. It is for machines where service and site run without
 * `npm start`.
 */
import { rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../../shell/server/environment';
import { shellFolder } from '../build/build-shell';
import { root } from '../processes';
import { buildAll } from './build-all';

/** Points at the newest build of the shell; a running site keeps the build that it started with. */
const LIVE = 'live';

async function main(): Promise<void> {
  const { dataDir } = readEnvironment(process.env, root);
  await buildAll(dataDir, (line) => console.log(line));
  const built = shellFolder(dataDir);
  const live = path.join(path.dirname(built), LIVE);
  const newLink = `${live}.${process.pid}`;
  await rm(newLink, { force: true });
  await symlink(path.basename(built), newLink);
  await rename(newLink, live);
  console.log(`The shell is in ${live}, for SHELL_DIR.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
