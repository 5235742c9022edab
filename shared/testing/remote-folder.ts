import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder above the running test with a remote.json. */
export function remoteFolder(): string {
  const { testPath } = expect.getState();
  let folder = path.dirname(testPath ?? '');
  while (!existsSync(path.join(folder, 'remote.json'))) {
    if (folder === path.dirname(folder)) throw new Error(`${testPath} is not a test of a remote`);
    folder = path.dirname(folder);
  }
  return folder;
}
