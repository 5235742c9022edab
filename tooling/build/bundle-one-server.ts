import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../processes';

/** A checkout without the server's folder needs no bundle. */
export async function bundleServer(workspace: string, entry: string, out: string): Promise<void> {
  const folder = path.join(root, workspace);
  if (!existsSync(folder)) return;
  await promisify(execFile)(
    process.execPath,
    [path.join(root, 'tooling/build/bundle-server.mjs'), entry, out],
    {
      cwd: folder,
    },
  );
}
