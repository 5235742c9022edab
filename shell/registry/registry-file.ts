import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { CONTRACT } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { registryFile } from './data-folder';

export const emptyRegistry = (): Registry => ({ contract: CONTRACT, remotes: {} });

/** The registry as it is now. Never half a file: writers replace it whole. */
export async function readRegistry(dataDir: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(registryFile(dataDir), 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry();
    throw error;
  }
}

/** Changes the registry under a lock: two at once both end up in it. Nothing is written when `change` throws. */
export async function changeRegistry<T>(
  dataDir: string,
  change: (registry: Registry) => Promise<T> | T,
): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const release = await lock(dataDir, {
    lockfilePath: `${registryFile(dataDir)}.lock`,
    stale: 15_000,
    retries: { retries: 200, minTimeout: 20, maxTimeout: 250, randomize: true },
  });
  try {
    const registry = await readRegistry(dataDir);
    const result = await change(registry);
    await replaceFile(registryFile(dataDir), `${JSON.stringify(registry, null, 2)}\n`);
    return result;
  } finally {
    await release();
  }
}

/** Temporary file, fsync, rename, fsync of the folder: after a crash there is the old file or the new one. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  const folder = await open(path.dirname(file));
  await folder.sync().finally(() => folder.close());
}
