import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from '@nivara/shared/contracts/registry';
import { bundleForServer } from './bundle-for-server';
import { stagingFolder } from '../../registry/data-folder';
import { precompress } from './precompress';
import { runWebpack } from './run-webpack';
import { sourceId } from './source-id.js';
import { root } from '../processes';

const shell = path.join(root, 'shell');
/** The shell's server is built separately. */
const PARTS = ['src', 'public', 'webpack.config.js'];

/** Each build has its own folder, named by the hash of the current sources. */
export const shellFolder = (dataDir: string) => path.join(dataDir, 'shell', sourceId(shell, PARTS));

/** Skips sources that are built already, and leaves earlier builds alone, since a running site may serve them. */
export async function buildShell(dataDir: string): Promise<boolean> {
  const target = shellFolder(dataDir);
  if (existsSync(target)) return false;
  await mkdir(stagingFolder(dataDir), { recursive: true });
  const staging = await mkdtemp(path.join(stagingFolder(dataDir), 'shell-'));
  try {
    await runWebpack({ root, folder: shell, env: { out: staging } });
    const server = await bundleShell(staging);
    await writeFile(path.join(staging, 'server.json'), JSON.stringify(server));
    await precompress(staging);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(staging, target);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return true;
}

/**
 * Bundles the app for the site's server, which prerenders pages with it. `out` is the folder of a browser
 * build, whose images the bundle refers to.
 */
export const bundleShell = (out: string): Promise<ServerBuild> =>
  bundleForServer({
    root,
    folder: shell,
    contents: "export * from './src/server';",
    out,
    providesShared: true,
  });
