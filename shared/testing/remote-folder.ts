import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the remote whose test is running: the nearest one above the test file that holds a remote.json. */
export function remoteFolder(): string {
  const { testPath } = expect.getState();
  let folder = path.dirname(testPath ?? '');
  while (!existsSync(path.join(folder, 'remote.json'))) {
    if (folder === path.dirname(folder)) throw new Error(`${testPath} is not a test of a remote`);
    folder = path.dirname(folder);
  }
  return folder;
}
