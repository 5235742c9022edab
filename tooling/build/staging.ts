import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { stagingFolder } from '../../registry/data-folder';

/** No build takes this long, so an older folder was left by an interrupted build. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** Each build has its own folder, so that concurrent publishes never write to the same one. */
export async function makeStagingFolder(dataDir: string, name: string): Promise<string> {
  const folder = stagingFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder)) {
    const existing = path.join(folder, entry);
    // Another publish may remove the folder at the same time.
    const age = await stat(existing).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LEFT_BEHIND_MS) await rm(existing, { recursive: true, force: true });
  }
  return mkdtemp(path.join(folder, `${name}-`));
}
