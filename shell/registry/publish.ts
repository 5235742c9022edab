import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import { buildRemote, sourceIdOf, type StagedBuild } from './build-remote';
import { readPublished, type BuildRecord } from './build-record';
import { checkManifest } from './check-manifest';
import { versionBase, versionFolder } from './data-folder';
import { Refusal } from './refusal';
import { changeRegistry, readRegistry } from './registry-file';
import type { RemoteSource } from './remote-source';
import { nextVersion, parseVersion } from './versions';

interface PublishOptions {
  dataDir: string;
  /** Insists on this version instead of taking the next free one. */
  version?: string;
}

export interface Published {
  version: string;
  /** False when the very same content was live already. */
  changed: boolean;
}

/** Builds a remote, checks it against the contract and the other remotes, and makes it live in one step. */
export async function publish(source: RemoteSource, options: PublishOptions): Promise<Published> {
  const { dataDir, version } = options;
  if (version !== undefined && !parseVersion(version)) {
    throw new Refusal([`"${version}" is no version: three numbers with dots between them are, as in 1.4.0.`]);
  }
  refuseIf(checkManifest(source, await readRegistry(dataDir)));
  const staged = await buildRemote(source, dataDir);
  try {
    return await changeRegistry(dataDir, async (registry) => {
      refuseIf(checkManifest(source, registry));
      return goLive(source, staged, registry, options);
    });
  } finally {
    await rm(staged.folder, { recursive: true, force: true });
  }
}

/** Whether some version made of exactly these sources has been published before, live or not. */
export async function isPublished(source: RemoteSource, dataDir: string): Promise<boolean> {
  const registry = await readRegistry(dataDir);
  if (!registry.remotes[source.manifest.name]) return false;
  const sourceId = sourceIdOf(source);
  const published = await readPublished(dataDir, source.manifest.name);
  return [...published.values()].some((record) => record.sourceId === sourceId);
}

async function goLive(
  source: RemoteSource,
  staged: StagedBuild,
  registry: Registry,
  { dataDir, version: wanted }: PublishOptions,
): Promise<Published> {
  const { name } = source.manifest;
  const published = await readPublished(dataDir, name);
  refuseIf(foreignOwner(source, published));
  const same = [...published].find(([, record]) => record.digest === staged.record.digest)?.[0];
  const version = wanted ?? same ?? nextVersion(source.packageVersion, [...published.keys()]);
  const there = published.get(version);
  if (there && there.digest !== staged.record.digest) {
    throw new Refusal([
      `Version ${version} of "${name}" is published already, with other content. A published version never changes: raise the version, or leave --version out to take the next free one.`,
    ]);
  }
  const live = registry.remotes[name];
  if (live?.version === version) return { version, changed: false };
  if (!there) await install(staged.folder, versionFolder(dataDir, name, version));
  registry.remotes[name] = entryFor(name, version, there ?? staged.record, live);
  return { version, changed: true };
}

async function install(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  // A folder without its record is what a publish left that was cut off before it was done.
  if (existsSync(to)) await rm(to, { recursive: true });
  await rename(from, to);
}

export function entryFor(
  name: string,
  version: string,
  record: BuildRecord,
  previous: RemoteBuild | undefined,
): RegistryEntry {
  const { entry, integrity, container, assets, manifest } = record;
  const base = versionBase(name, version);
  return {
    version,
    base,
    entry,
    integrity,
    container,
    assets,
    manifest,
    ...(previous && { previous: buildOf(previous) }),
  };
}

export function buildOf({ version, base, entry, integrity, container, assets }: RemoteBuild): RemoteBuild {
  return { version, base, entry, integrity, container, assets };
}

function foreignOwner(source: RemoteSource, published: Map<string, BuildRecord>): string[] {
  const owner = [...published.values()][0]?.packageName;
  if (!owner || owner === source.packageName) return [];
  return [
    `The name "${source.manifest.name}" belongs to the package ${owner}; ${source.packageName} needs a name of its own.`,
  ];
}

function refuseIf(reasons: string[]): void {
  if (reasons.length > 0) throw new Refusal(reasons);
}
