import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { RemotePackage } from '../../registry/publish-build';
import { Refusal } from '../../registry/refusal';

/** A remote in this checkout. */
export interface RemoteSource extends RemotePackage {
  folder: string;
}

export function findRemoteSources(root: string): RemoteSource[] {
  return readdirSync(root)
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, 'remote.json')))
    .map((folder) => {
      const pkg = readJson<{ name: string; version: string }>(path.join(folder, 'package.json'));
      const manifest = readJson<RemoteManifest>(path.join(folder, 'remote.json'));
      return { folder, packageName: pkg.name, packageVersion: pkg.version, manifest };
    });
}

export function findRemoteSource(root: string, name: string): RemoteSource {
  const sources = findRemoteSources(root);
  const found = sources.filter((source) => source.manifest.name === name);
  if (found.length > 1) {
    const folders = found.map((source) => path.basename(source.folder)).join(' and ');
    throw new Refusal([
      `${folders} both call themselves "${name}" in remote.json; a name belongs to one remote.`,
    ]);
  }
  const [source] = found;
  if (source) return source;
  const known = sources.map((other) => other.manifest.name).join(', ');
  throw new Refusal([`No folder here holds a remote named "${name}". There are: ${known || 'none'}.`]);
}

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Refusal([`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
