import { Refusal } from '../../registry/refusal';
import { describeStored, storedVersion } from '../../registry/stored-version';
import { publish } from '../publish/publish';
import { findRemoteSources, type RemoteSource } from '../build/remote-source';
import { buildShell } from '../build/build-shell';
import { sourceId } from '../build/source-id.js';
import { bundleServer } from '../build/bundle-one-server';
import { root } from '../processes';

type Say = (line: string) => void;

/** Builds the two servers, and the shell and remotes whose sources have changed. */
export async function buildAll(dataDir: string, say: Say): Promise<void> {
  await Promise.all([
    bundleServer('service', 'src/main.ts', 'dist/main.mjs'),
    bundleServer('shell', 'server/main.ts', 'dist-server/main.mjs'),
    bundleServer('shell', 'server/prerender/thread-main.ts', 'dist-server/render-thread.mjs'),
  ]);
  const publishOne = async (source: RemoteSource) => {
    const { name } = source.manifest;
    const stored = await storedVersion(name, sourceId(source.folder), dataDir);
    if (stored.state !== 'missing') return say(describeStored(name, stored));
    const { version } = await publish(source, { dataDir });
    say(`Built and published the remote ${name} ${version}.`);
  };
  // Refused remotes are tried again: a route that moved is free once the remote that had it is published.
  const refused: RemoteSource[] = [];
  const sources = findRemoteSources(root);
  await twoAtATime([
    async () => say((await buildShell(dataDir)) ? 'Built the shell.' : 'The shell is up to date.'),
    ...sources.map((source) => async () => {
      await publishOne(source).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        refused.push(source);
      });
    }),
  ]);
  for (const source of refused)
    await publishOne(source).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal([`The remote ${source.manifest.name} is not published:`, ...error.reasons]);
    });
}

async function twoAtATime(jobs: (() => Promise<void>)[]): Promise<void> {
  const queue = [...jobs];
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await job();
  };
  await Promise.all([work(), work()]);
}
