import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { remotesFolder, versionFolder } from './data-folder';

/** The build record, published beside a version's files, so that later publishes know its sources. */
export interface BuildRecord extends Omit<RemoteBuild, 'version' | 'base'> {
  packageName: string;
  /** Hash of the build's sources. */
  sourceId: string;
  /** One hash over all files of the build. */
  digest: string;
  manifest: RemoteManifest;
  /** Package or module that the build needs from the page → accepted versions. */
  shared: Record<string, string>;
  /** Module of an `import()` → its files: `src/screens/home/home-screen` → its chunks. */
  lazy: Record<string, FileWithIntegrity[]>;
  /** Compressed bytes that a browser fetches before the first route can run. */
  firstVisitBytes: number;
}

export interface FileWithIntegrity {
  file: string;
  integrity: string;
}

export const BUILD_RECORD = 'build.json';

export async function readPublished(dataDir: string, name: string): Promise<Map<string, BuildRecord>> {
  const folder = path.join(remotesFolder(dataDir), name);
  const records = new Map<string, BuildRecord>();
  if (!existsSync(folder)) return records;
  for (const version of await readdir(folder)) {
    const file = path.join(versionFolder(dataDir, name, version), BUILD_RECORD);
    if (existsSync(file)) records.set(version, JSON.parse(await readFile(file, 'utf8')) as BuildRecord);
  }
  return records;
}

/** Sorted relative paths with forward slashes, on every system. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

export async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(folder)) {
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Hashes a file in the format of a script's integrity attribute. */
export async function hashOf(folder: string, file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(folder, file)));
  return `sha256-${hash.digest('base64')}`;
}
