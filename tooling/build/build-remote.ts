import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_PARTS } from '../../shared/contracts/shared-modules.js';
import {
  BUILD_RECORD,
  digestOf,
  hashOf,
  type BuildRecord,
  type FileWithIntegrity,
} from '../../registry/build-record';
import type { BuildToPublish } from '../../registry/publish-build';
import { bundleForServer } from './bundle-for-server';
import { exposedModules } from './exposed-modules.js';
import { precompress } from './precompress';
import { Refusal } from '../../registry/refusal';
import type { RemoteSource } from './remote-source';
import { runWebpack } from './run-webpack';
import { sourceId } from './source-id.js';
import { makeStagingFolder } from './staging';

/** Written by the plugin in tooling/build/lazy-files.js. */
const LAZY_FILES = 'lazy-files.json';

/** Builds a remote into a new staging folder, precompressed and with a build record. */
export async function buildRemote(
  source: RemoteSource,
  dataDir: string,
  signal?: AbortSignal,
): Promise<BuildToPublish> {
  const folder = await makeStagingFolder(dataDir, source.manifest.name);
  try {
    await buildForBrowsers(source, folder, signal);
    const server = await bundleRoutes(source, folder);
    const described = { ...(await describe(source, folder)), server };
    await precompress(folder);
    const record = { ...described, firstVisitBytes: await firstVisitBytes(folder, described) };
    await writeFile(path.join(folder, BUILD_RECORD), `${JSON.stringify(record, null, 2)}\n`);
    return { folder, record };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function buildForBrowsers({ folder }: RemoteSource, out: string, signal?: AbortSignal): Promise<void> {
  try {
    await runWebpack({ root: path.dirname(folder), folder, env: { out }, signal });
  } catch (error) {
    throw new Refusal([String(error instanceof Error ? error.message : error)]);
  }
}

/** Bundles the exposed modules of routes for the site's server. */
export function bundleRoutes(source: RemoteSource, out: string) {
  const { folder, manifest } = source;
  const exposed = exposedModules(folder, manifest);
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

/** The part of the federation plugin's manifest that is read here. */
interface FederationFile {
  name: string;
  metaData: { remoteEntry: { name: string } };
  shared: { name: string; requiredVersion: string }[];
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

type Described = Omit<BuildRecord, 'firstVisitBytes' | 'server'>;

async function describe(source: RemoteSource, folder: string): Promise<Described> {
  const file = path.join(folder, 'federation.json');
  const federation = JSON.parse(await readFile(file, 'utf8')) as FederationFile;
  // Both files describe the build for other tools, and no browser needs them.
  await Promise.all([rm(file), rm(path.join(folder, 'federation-stats.json'), { force: true })]);
  const lazyFile = path.join(folder, LAZY_FILES);
  const lazy = JSON.parse(await readFile(lazyFile, 'utf8')) as Record<string, string[]>;
  await rm(lazyFile);
  const withIntegrity = async (file: string): Promise<FileWithIntegrity> => ({
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
    sourceId: sourceId(source.folder),
    digest: await digestOf(folder),
    entry,
    integrity: await hashOf(folder, entry),
    container: federation.name,
    assets,
    hashes: Object.fromEntries(hashes),
    lazy: Object.fromEntries(
      await Promise.all(
        Object.entries(lazy).map(
          async ([name, names]) => [name, await Promise.all(names.map(withIntegrity))] as const,
        ),
      ),
    ),
    shared: Object.fromEntries(
      federation.shared
        .filter(({ name }) => name !== PAGE_PARTS)
        .map(({ name, requiredVersion }) => [name, requiredVersion]),
    ),
    manifest: source.manifest,
  };
}

/** Counts the compressed bytes that a browser fetches before a remote's first route can run. */
async function firstVisitBytes(folder: string, { entry, assets, manifest }: Described): Promise<number> {
  const [route] = manifest.routes;
  const files = [entry, ...((route && assets[route.module]) ?? [])];
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, `${file}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
