import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { stagingFolder } from '../../registry/data-folder';

/** No build takes so long: what is older was left by one that was cut off. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** A folder for one build of a remote, so that two publishers never write to the same place. */
export async function makeStagingFolder(dataDir: string, name: string): Promise<string> {
  const folder = stagingFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder)) {
    const left = path.join(folder, entry);
    // Gone already when another publisher sweeps as well.
    const age = await stat(left).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LEFT_BEHIND_MS) await rm(left, { recursive: true, force: true });
  }
  return mkdtemp(path.join(folder, `${name}-`));
}
