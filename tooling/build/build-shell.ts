import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleForServer } from './bundle-for-server';
import { stagingFolder } from '../../registry/data-folder';
import { precompress } from './precompress';
import { runWebpack } from './run-webpack';
import { sourceId } from './source-id.js';
import { root } from '../processes';

const shell = path.join(root, 'shell');
/** Its server is built apart. */
const PARTS = ['src', 'public', 'webpack.config.js'];

/** Where the build of the shell's sources, as they are now, belongs: beside the remotes, a folder per build. */
export const shellFolder = (dataDir: string) => path.join(dataDir, 'shell', sourceId(shell, PARTS));

/**
 * Builds the shell unless that has been done for these very sources. A build never touches an earlier one, since a
 * running site serves that still. Answers whether it built.
 */
export async function buildShell(dataDir: string): Promise<boolean> {
  const target = shellFolder(dataDir);
  if (existsSync(target)) return false;
  await mkdir(stagingFolder(dataDir), { recursive: true });
  const staged = await mkdtemp(path.join(stagingFolder(dataDir), 'shell-'));
  try {
    await runWebpack({ root, folder: shell, env: { out: staged } });
    const server = await bundleForServer({
      root,
      folder: shell,
      contents: "export * from './src/server';",
      out: staged,
      providesShared: true,
    });
    await writeFile(path.join(staged, 'server.json'), JSON.stringify(server));
    await precompress(staged);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(staged, target);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  return true;
}
