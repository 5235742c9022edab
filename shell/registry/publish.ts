import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import { buildOf, otherContract } from '@nivara/shared/contracts/registry-for-visitor';
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
  /** Of a hundred visitors, how many get it; all of them when left out. */
  share?: number;
  /** Looks at the sources while they are built; answers what keeps them from going live. */
  checkSource?: (source: RemoteSource) => Promise<string[]>;
  /** A last look at the finished build, before anybody can get it; answers what keeps it from going live. */
  examine?: (build: StagedBuild) => Promise<string[]>;
}

export interface Published {
  version: string;
  /** False when the very same content was live, or staged for the same share, already. */
  changed: boolean;
}

/** Builds a remote, checks it against the contract and the other remotes, and makes it live in one step. */
export async function publish(source: RemoteSource, options: PublishOptions): Promise<Published> {
  const { dataDir, version } = options;
  if (version !== undefined && !parseVersion(version)) {
    throw new Refusal([`"${version}" is no version: three numbers with dots between them are, as in 1.4.0.`]);
  }
  refuseIf(checkManifest(source, readRegistry(dataDir)));
  const staged = await buildChecked(source, options);
  try {
    refuseIf((await options.examine?.(staged)) ?? []);
    return await publishBuild(source, staged, options);
  } finally {
    await rm(staged.folder, { recursive: true, force: true });
  }
}

/** Builds a remote beside the check of its sources; refuses as soon as either finds something. */
export async function buildChecked(
  source: RemoteSource,
  { dataDir, checkSource }: Pick<PublishOptions, 'dataDir' | 'checkSource'>,
): Promise<StagedBuild> {
  const stop = new AbortController();
  const build = buildRemote(source, dataDir, stop.signal);
  // A check that has found nothing leaves the last word to the build.
  const check = Promise.resolve(checkSource?.(source) ?? []).then(refuseIf);
  try {
    const [staged] = await Promise.all([build, check]);
    return staged;
  } catch (error) {
    stop.abort();
    await build.then(({ folder }) => rm(folder, { recursive: true, force: true })).catch(() => undefined);
    throw error;
  }
}

/** Makes a finished build live, or stages it. Its folder is moved. */
export async function publishBuild(
  source: RemoteSource,
  staged: StagedBuild,
  options: PublishOptions,
): Promise<Published> {
  const { dataDir, share } = options;
  const { name } = source.manifest;
  return changeRegistry(dataDir, async (registry, tell) => {
    refuseIf(checkManifest(source, registry));
    const { version, build, isThere } = await placeFor(source, staged, options);
    const live = registry.remotes[name];
    if (share === undefined ? live?.version === version : live?.staged?.version === version) {
      if (share === undefined || live?.staged?.share === share) return { version, changed: false };
    }
    if (!isThere) await install(staged.folder, versionFolder(dataDir, name, version));
    registry.remotes[name] =
      share === undefined
        ? liveEntry(name, version, build, live)
        : stagedEntry(name, version, build, share, live);
    tell({
      remote: name,
      version,
      ...(share === undefined ? { what: 'live' } : { what: 'staged', note: `for ${share} of 100 visitors` }),
    });
    return { version, changed: true };
  });
}

/** Whether some version made of exactly these sources has been published before, live or not. */
export async function isPublished(source: RemoteSource, dataDir: string): Promise<boolean> {
  const registry = readRegistry(dataDir);
  if (!registry.remotes[source.manifest.name]) return false;
  const sourceId = sourceIdOf(source);
  const published = await readPublished(dataDir, source.manifest.name);
  return [...published.values()].some((build) => build.sourceId === sourceId);
}

/** The version under which a build goes live, and what is there under it already. */
async function placeFor(
  source: RemoteSource,
  staged: StagedBuild,
  { dataDir, version: wanted }: PublishOptions,
) {
  const { name } = source.manifest;
  const published = await readPublished(dataDir, name);
  refuseIf(foreignOwner(source, published));
  const same = [...published].find(([, build]) => build.digest === staged.record.digest)?.[0];
  const version = wanted ?? same ?? nextVersion(source.packageVersion, [...published.keys()]);
  const there = published.get(version);
  if (there && there.digest !== staged.record.digest) {
    throw new Refusal([
      `Version ${version} of "${name}" is published already, with other content. A published version never changes: raise the version, or leave --version out to take the next free one.`,
    ]);
  }
  return { version, build: there ?? staged.record, isThere: there !== undefined };
}

async function install(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  // A folder without its record is what a publish left that was cut off before it was done.
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
    throw new Refusal([`"${name}" is not live yet: there is nothing that the other visitors could have.`]);
  }
  if (live.version === version) {
    throw new Refusal([`${name} ${version} is live for everybody already.`]);
  }
  const { manifest } = build;
  const staged = { ...buildOf({ ...build, version, base: versionBase(name, version) }), manifest, share };
  return { ...live, staged };
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
