import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildRemote } from '../../tooling/build/build-remote';
import { findRemoteSources, type RemoteSource } from '../../tooling/build/remote-source';
import { root } from '../../tooling/processes';

export interface BuildTime {
  remote: string;
  /** Seconds, without a cache. */
  clean: number;
  /** Seconds that the next build takes, without a change in between. */
  again: number;
}

/** Times the same builds as publish makes, compression included. */
export async function timeBuilds(): Promise<BuildTime[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivara-build-times-'));
  const previous = process.env.BUILD_CACHE_DIR;
  try {
    const times: BuildTime[] = [];
    for (const source of findRemoteSources(root)) {
      process.env.BUILD_CACHE_DIR = path.join(folder, 'cache', source.manifest.name);
      const clean = await seconds(source, folder);
      const again = await seconds(source, folder);
      times.push({ remote: source.manifest.name, clean, again });
    }
    return times;
  } finally {
    if (previous === undefined) delete process.env.BUILD_CACHE_DIR;
    else process.env.BUILD_CACHE_DIR = previous;
    await rm(folder, { recursive: true, force: true });
  }
}

async function seconds(source: RemoteSource, dataDir: string): Promise<number> {
  const began = performance.now();
  await buildRemote(source, dataDir);
  return (performance.now() - began) / 1_000;
}
