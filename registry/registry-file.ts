import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { CONTRACT } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { registryCopyFile, registryFile } from './data-folder';
import { record, type NewEvent } from './history';
import { readSigned, registryKey, signRegistry } from './registry-key';

export const emptyRegistry = (): Registry => ({ contract: CONTRACT, remotes: {} });

/** Reads the last good copy instead of a damaged or forged registry, and passes the reason to `onRefused`. */
export function readRegistry(dataDir: string, onRefused: (why: string) => void = () => undefined): Registry {
  const key = registryKey(dataDir);
  const files = [registryFile(dataDir), registryCopyFile(dataDir)].filter((file) => existsSync(file));
  if (files.length === 0) return emptyRegistry();
  const faults: string[] = [];
  for (const file of files) {
    try {
      const registry = readSigned(readFileSync(file, 'utf8'), key);
      if (faults[0]) onRefused(faults[0]);
      return registry;
    } catch (error) {
      faults.push(
        `${path.basename(file)} is refused: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  throw new Error(faults.join('. '));
}

type Change<T> = (registry: Registry, recordEvent: (event: NewEvent) => void) => Promise<T> | T;

/**
 * The lock prevents one of two concurrent changes from overwriting the other. Events enter the history only after the
 * registry has been written.
 */
export async function changeRegistry<T>(dataDir: string, change: Change<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const release = await lock(dataDir, {
    lockfilePath: `${registryFile(dataDir)}.lock`,
    stale: 15_000,
    retries: { retries: 200, minTimeout: 20, maxTimeout: 250, randomize: true },
  });
  try {
    const registry = readRegistry(dataDir);
    const events: NewEvent[] = [];
    const result = await change(registry, (event) => void events.push(event));
    registry.contract = CONTRACT;
    const text = `${JSON.stringify(signRegistry(registry, registryKey(dataDir)), null, 2)}\n`;
    await replaceFile(registryFile(dataDir), text);
    record(dataDir, events);
    await replaceFile(registryCopyFile(dataDir), text);
    return result;
  } finally {
    await release();
  }
}

/** No write takes this long, so an older temporary file was left by a program that ended meanwhile. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/** Leaves either the old file or the new one after a crash: temporary file, fsync, rename, fsync of the folder. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeToDisk(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    // Otherwise each attempt on a full disk would leave another temporary file.
    await rm(temporary, { force: true });
    throw error;
  }
  const folder = await open(path.dirname(file));
  await folder.sync().finally(() => folder.close());
  await removeOldTemporaryFiles(file);
}

async function writeToDisk(file: string, content: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeOldTemporaryFiles(file: string): Promise<void> {
  const { dir, base } = path.parse(file);
  for (const name of await readdir(dir)) {
    if (!name.startsWith(`${base}.`) || !name.endsWith('.tmp')) continue;
    const leftBehind = path.join(dir, name);
    // Another program may remove the file at the same time.
    const age = await stat(leftBehind).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LEFT_BEHIND_MS) await rm(leftBehind, { force: true });
  }
}
