import { spawn } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BUILD_RECORD, digestOf, hashOf, type BuildRecord, type VouchedFile } from './build-record';
import { bundleForServer } from './bundle-for-server';
import { precompress } from './precompress';
import { Refusal } from './refusal';
import type { RemoteSource } from './remote-source';
import { makeStagingFolder } from './staging';

export interface StagedBuild {
  folder: string;
  record: BuildRecord;
}

/** Written by a plugin of the build, as shared/federation/lazy-files.js says. */
const LAZY_FILES = 'lazy-files.json';

/** Hash of everything that a build of this remote would be made of, from the one place that decides it. */
export const sourceIdOf = (source: RemoteSource): string => common(source).sourceId(source.folder);

const common = (source: RemoteSource) =>
  createRequire(path.join(path.dirname(source.folder), 'package.json'))('./webpack.common.js') as {
    sourceId: (folder: string) => string;
    exposedModules: (folder: string, manifest: RemoteSource['manifest']) => Record<string, string>;
  };

/** Builds a remote into a folder of its own, precompressed and with a record of what it is made of. */
export async function buildRemote(
  source: RemoteSource,
  dataDir: string,
  signal?: AbortSignal,
): Promise<StagedBuild> {
  const folder = await makeStagingFolder(dataDir, source.manifest.name);
  try {
    const sourceId = sourceIdOf(source);
    await runWebpack(source, folder, signal);
    const server = await bundleRoutes(source, folder);
    const described = { ...(await describe(source, folder, sourceId)), server };
    await precompress(folder);
    const record = { ...described, firstVisitBytes: await firstVisitBytes(folder, described) };
    await writeFile(path.join(folder, BUILD_RECORD), `${JSON.stringify(record, null, 2)}\n`);
    return { folder, record };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

function runWebpack(source: RemoteSource, out: string, signal?: AbortSignal): Promise<void> {
  const root = path.dirname(source.folder);
  const webpack = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  const args = [webpack, '--mode', 'production', '--env', `out=${out}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: source.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    // A stopped build is over when its process is: until then it writes to its folder.
    child.on('error', (error) => void (signal?.aborted || reject(error)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Refusal([`The build of ${source.packageName} failed:\n${output}`])),
    );
  });
}

/** The exposed modules of its routes, for the site's server. */
function bundleRoutes(source: RemoteSource, out: string) {
  const { folder, manifest } = source;
  const exposed = common(source).exposedModules(folder, manifest);
  const modules = [...new Set(manifest.routes.map(({ module }) => module))];
  const lines = modules.map(
    (module) => `export { default as ${JSON.stringify(module)} } from ${JSON.stringify(exposed[module])};`,
  );
  return bundleForServer({
    root: path.dirname(folder),
    folder,
    out,
    contents: lines.join('\n'),
    providesShared: false,
  });
}

/** The part of the federation plugin's own manifest that we read. */
interface FederationFile {
  name: string;
  metaData: { remoteEntry: { name: string } };
  shared: { name: string; requiredVersion: string }[];
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

type Described = Omit<BuildRecord, 'firstVisitBytes' | 'server'>;

async function describe(source: RemoteSource, folder: string, sourceId: string): Promise<Described> {
  const file = path.join(folder, 'federation.json');
  const federation = JSON.parse(await readFile(file, 'utf8')) as FederationFile;
  // They describe the build's tools and are of no use to a browser.
  await Promise.all([rm(file), rm(path.join(folder, 'federation-stats.json'), { force: true })]);
  const lazyFile = path.join(folder, LAZY_FILES);
  const lazy = JSON.parse(await readFile(lazyFile, 'utf8')) as Record<string, string[]>;
  await rm(lazyFile);
  const vouched = async (file: string): Promise<VouchedFile> => ({
    file,
    integrity: await hashOf(folder, file),
  });
  const entry = federation.metaData.remoteEntry.name;
  const assets = Object.fromEntries(
    federation.exposes.map((exposed) => [exposed.path, exposed.assets.js.sync]),
  );
  const files = [...new Set(Object.values(assets).flat())];
  const hashes = await Promise.all(files.map(async (name) => [name, await hashOf(folder, name)] as const));
  return {
    packageName: source.packageName,
    sourceId,
    digest: await digestOf(folder),
    entry,
    integrity: await hashOf(folder, entry),
    container: federation.name,
    assets,
    hashes: Object.fromEntries(hashes),
    lazy: Object.fromEntries(
      await Promise.all(
        Object.entries(lazy).map(
          async ([name, names]) => [name, await Promise.all(names.map(vouched))] as const,
        ),
      ),
    ),
    shared: Object.fromEntries(federation.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    manifest: source.manifest,
  };
}

/** What a browser has to fetch of a remote before its first route can run, compressed as it is sent. */
async function firstVisitBytes(folder: string, { entry, assets, manifest }: Described): Promise<number> {
  const [route] = manifest.routes;
  const files = [entry, ...((route && assets[route.module]) ?? [])];
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
