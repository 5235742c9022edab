import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { remotesFolder, versionFolder } from './data-folder';

/** What publish writes beside a version's files, so that later publishes know what it was made of. */
export interface BuildRecord extends Omit<RemoteBuild, 'version' | 'base'> {
  packageName: string;
  /** Hash of the sources that the build was made of. */
  sourceId: string;
  /** Hash of every file of the build. */
  digest: string;
  manifest: RemoteManifest;
  /** Package that it shares with the page → the versions that it can live with. */
  shared: Record<string, string>;
  /** What an `import()` of the sources fetches: `src/screens/home/home-screen` → its files. */
  lazy: Record<string, FileWithIntegrity[]>;
  /** Bytes before its first route can run, compressed. */
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

/** Every file below a folder, as sorted relative paths with forward slashes. */
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

/** A file's hash, as the integrity attribute of a script wants it. */
export async function hashOf(folder: string, file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(folder, file)));
  return `sha256-${hash.digest('base64')}`;
}
