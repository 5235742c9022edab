import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import { buildOf, otherContract } from '@nivara/shared/contracts/registry-for-visitor';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import { readPublished, type BuildRecord } from './build-record';
import { clashesOf } from './clashes';
import { versionBase, versionFolder } from './data-folder';
import { Refusal, refuseIf } from './refusal';
import { changeRegistry } from './registry-file';
import { nextVersion } from './versions';

export interface RemotePackage {
  /** The npm package name, which distinguishes two folders that claim the same remote name. */
  packageName: string;
  packageVersion: string;
  manifest: RemoteManifest;
}

export interface BuildToPublish {
  folder: string;
  record: BuildRecord;
}

export interface PublishBuildOptions {
  dataDir: string;
  /** By default the version that was published with this content, or else the next free one. */
  version?: string;
  /** How many of a hundred visitors get the version; by default all of them. */
  share?: number;
}

export interface Published {
  version: string;
  /** False when the same content was already live, or staged for the same share. */
  changed: boolean;
}

/** Makes a build live, or stages it, and moves its folder. */
export async function publishBuild(
  remote: RemotePackage,
  finished: BuildToPublish,
  options: PublishBuildOptions,
): Promise<Published> {
  const { dataDir, share } = options;
  const { name } = remote.manifest;
  return changeRegistry(dataDir, async (registry, recordEvent) => {
    // Another remote may have gone live since the manifest was checked.
    refuseIf(clashesOf(remote.manifest, registry));
    const { version, build, isThere } = await chooseVersion(remote, finished, options);
    const live = registry.remotes[name];
    if (share === undefined ? live?.version === version : live?.staged?.version === version) {
      if (share === undefined || live?.staged?.share === share) return { version, changed: false };
    }
    if (!isThere) await install(finished.folder, versionFolder(dataDir, name, version));
    registry.remotes[name] =
      share === undefined
        ? liveEntry(name, version, build, live)
        : stagedEntry(name, version, build, share, live);
    recordEvent({
      remote: name,
      version,
      ...(share === undefined ? { what: 'live' } : { what: 'staged', note: `for ${share} of 100 visitors` }),
    });
    return { version, changed: true };
  });
}

/** Finds the version for a build, and its record: the published one if that version is published already. */
async function chooseVersion(
  remote: RemotePackage,
  finished: BuildToPublish,
  { dataDir, version: wanted }: PublishBuildOptions,
) {
  const { name } = remote.manifest;
  const published = await readPublished(dataDir, name);
  refuseIf(foreignOwner(remote, published));
  const same = [...published].find(([, build]) => build.digest === finished.record.digest)?.[0];
  const version = wanted ?? same ?? nextVersion(remote.packageVersion, [...published.keys()]);
  const there = published.get(version);
  if (there && there.digest !== finished.record.digest) {
    throw new Refusal([
      `Version ${version} of "${name}" is published already, with other content. A published version never changes: raise the version, or leave --version out to take the next free one.`,
    ]);
  }
  return { version, build: there ?? finished.record, isThere: there !== undefined };
}

async function install(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  // A folder without a build record does not count as published, and a rename cannot replace it.
  if (existsSync(to)) await rm(to, { recursive: true });
  await rename(from, to);
}

export function liveEntry(
  name: string,
  version: string,
  build: BuildRecord,
  before: Previous | undefined,
): RegistryEntry {
  const { manifest } = build;
  return {
    ...buildOf({ ...build, version, base: versionBase(name, version) }),
    manifest,
    since: new Date().toISOString(),
    ...(before && { previous: { ...buildOf(before), ...otherContract({ manifest }, before) } }),
  };
}

export type Previous = RemoteBuild & Pick<RegistryEntry, 'manifest'>;

function stagedEntry(
  name: string,
  version: string,
  build: BuildRecord,
  share: number,
  live: RegistryEntry | undefined,
): RegistryEntry {
  if (!live) {
    throw new Refusal([`"${name}" is not live yet, so there is no version for the other visitors.`]);
  }
  if (live.version === version) {
    throw new Refusal([`${name} ${version} is live for everybody already.`]);
  }
  const { manifest } = build;
  const staged = { ...buildOf({ ...build, version, base: versionBase(name, version) }), manifest, share };
  return { ...live, staged };
}

function foreignOwner(remote: RemotePackage, published: Map<string, BuildRecord>): string[] {
  const owner = [...published.values()][0]?.packageName;
  if (!owner || owner === remote.packageName) return [];
  return [
    `The name "${remote.manifest.name}" belongs to the package ${owner}; ${remote.packageName} needs a name of its own.`,
  ];
}
