import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../processes';

/** Bundles one server; where its folder is not in this checkout, there is nothing to do. */
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
