import { rm } from 'node:fs/promises';
import {
  publishBuild,
  type PublishBuildOptions,
  type Published,
  type BuildToPublish,
} from '../../registry/publish-build';
import { Refusal, refuseIf } from '../../registry/refusal';
import { readRegistry } from '../../registry/registry-file';
import { parseVersion } from '../../registry/versions';
import { buildRemote } from '../build/build-remote';
import { checkManifest } from './check-manifest';
import type { RemoteSource } from '../build/remote-source';

interface PublishOptions extends PublishBuildOptions {
  /** Checks the sources while they are built; returns the reasons against publishing. */
  checkSource?: (source: RemoteSource) => Promise<string[]>;
  /** Checks the build before it goes live; returns the reasons against publishing. */
  examine?: (build: BuildToPublish) => Promise<string[]>;
}

/** Builds and checks a remote, then publishes it to all visitors, or to a share of them, in one step. */
export async function publish(source: RemoteSource, options: PublishOptions): Promise<Published> {
  const { dataDir, version } = options;
  if (version !== undefined && !parseVersion(version)) {
    throw new Refusal([
      `"${version}" is no version. A version is three numbers with dots between them, as in 1.4.0.`,
    ]);
  }
  refuseIf(checkManifest(source, readRegistry(dataDir)));
  const built = await buildChecked(source, options);
  try {
    refuseIf((await options.examine?.(built)) ?? []);
    return await publishBuild(source, built, options);
  } finally {
    await rm(built.folder, { recursive: true, force: true });
  }
}

/** Builds a remote while its sources are checked; refuses as soon as either fails. */
export async function buildChecked(
  source: RemoteSource,
  { dataDir, checkSource }: Pick<PublishOptions, 'dataDir' | 'checkSource'>,
): Promise<BuildToPublish> {
  const stop = new AbortController();
  const build = buildRemote(source, dataDir, stop.signal);
  // A failed check rejects while the build still runs, so that the build can be stopped.
  const check = Promise.resolve(checkSource?.(source) ?? []).then(refuseIf);
  try {
    const [built] = await Promise.all([build, check]);
    return built;
  } catch (error) {
    stop.abort();
    await build.then(({ folder }) => rm(folder, { recursive: true, force: true })).catch(() => undefined);
    throw error;
  }
}
