import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cpSync, readdirSync } from 'node:fs';
import type { RegistryEntry, ServerBuild } from '@nivara/shared/contracts/registry';
import { hashOf } from '../../registry/build-record';
import { stagingFolder, versionBase, versionFolder } from '../../registry/data-folder';
import { precompress } from '../../tooling/build/precompress';
import { changeRegistry } from '../../registry/registry-file';
import { findRemoteSources, type RemoteSource } from '../../tooling/build/remote-source';
import { root } from '../../tooling/processes';
import { mergePublicFiles } from './merge-public-files';
import { bundleSingleRoutes, bundleSingleShell } from './prerender-single';
import { runWebpack } from '../../tooling/build/run-webpack';
import { chunkName, writeSingleSources } from './write-single-sources';

/** The build is in a remote's folder, so that its files are cached like a remote's and `assetUrl` finds its data. */
export const SINGLE_VERSION = '1.0.0';
export const SINGLE_BASE = versionBase('single', SINGLE_VERSION);

type Chunks = Record<string, string[]>;

/** Builds shell and remotes as one application, registers it in its own data folder, and returns the shell's folder. */
export async function buildSingle(dataDir: string, isPrerendered: boolean): Promise<string> {
  const remotes = findRemoteSources(root);
  await mkdir(stagingFolder(dataDir), { recursive: true });
  const sources = await mkdtemp(path.join(stagingFolder(dataDir), 'sources-'));
  const files = versionFolder(dataDir, 'single', SINGLE_VERSION);
  await writeSingleSources(sources, remotes);
  await runWebpack({
    root,
    folder: root,
    config: path.join(__dirname, 'single-application.webpack.js'),
    env: {
      sources,
      out: files,
      base: SINGLE_BASE,
      routes: remotes
        .flatMap(({ manifest }) => manifest.routes.map(({ module }) => chunkName(manifest.name, module)))
        .join(','),
    },
  });
  const chunks = JSON.parse(await readFile(path.join(files, 'chunks.json'), 'utf8')) as Chunks;
  await mergePublicFiles(remotes, files);
  const shellDir = path.join(dataDir, 'shell');
  await prepareShell(shellDir, files, chunks);
  const servers = isPrerendered ? await bundleSingleRoutes(remotes, files) : new Map<string, ServerBuild>();
  if (isPrerendered) await bundleSingleShell(shellDir, files, SINGLE_BASE);
  await precompress(files);
  await register({ dataDir, files, chunks, remotes, servers });
  return shellDir;
}

/** Writes the files that the site expects in a shell's folder. */
async function prepareShell(shellDir: string, files: string, { main = [] }: Chunks): Promise<void> {
  cpSync(path.join(root, 'shell/public'), shellDir, { recursive: true });
  await precompress(shellDir);
  const [entry] = main;
  if (!entry || main.length > 1) throw new Error(`The page must have one script, not: ${main.join(', ')}`);
  const integrity = await hashOf(files, entry);
  const page = await readFile(path.join(files, 'page.html'), 'utf8');
  const source = new RegExp(`src="?${SINGLE_BASE}${entry}"?`);
  if (!source.test(page)) throw new Error('The page does not ask for the entry');
  const withIntegrity = page.replace(source, (found) => `${found} integrity="${integrity}"`);
  // The script reads elements at the page's end, so it must be deferred.
  if (!withIntegrity.includes('<script defer '))
    throw new Error('The page’s script does not wait for the page');
  await rm(path.join(files, 'page.html'));
  await writeFile(path.join(shellDir, 'page.html'), withIntegrity);
  const fonts = readdirSync(path.join(files, 'media'))
    .filter((file) => /latin-wght-normal\.[0-9a-f]+\.woff2$/.test(file))
    .map((file) => ({
      href: `${SINGLE_BASE}media/${file}`,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: true,
    }));
  await writeFile(path.join(shellDir, 'preload.json'), JSON.stringify(fonts));
  await writeFile(path.join(shellDir, 'shared.json'), '{}');
}

interface Built {
  dataDir: string;
  files: string;
  chunks: Chunks;
  remotes: RemoteSource[];
  servers: ReadonlyMap<string, ServerBuild>;
}

/** Registers the unchanged manifests, so that menus, pages and hints are the same as on the composed site. */
async function register({ dataDir, files, chunks, remotes, servers }: Built): Promise<void> {
  const [entry = ''] = chunks.main ?? [];
  const integrity = await hashOf(files, entry);
  const all = [...new Set(Object.values(chunks).flat())];
  const hashes = Object.fromEntries(
    await Promise.all(all.map(async (file) => [file, await hashOf(files, file)] as const)),
  );
  await changeRegistry(dataDir, (registry) => {
    for (const { manifest } of remotes) {
      const modules = manifest.routes.map(({ module }) => module);
      const assets = Object.fromEntries(
        modules.map((module) => [module, chunks[chunkName(manifest.name, module)] ?? []]),
      );
      const needed = new Set(Object.values(assets).flat());
      registry.remotes[manifest.name] = {
        version: SINGLE_VERSION,
        base: SINGLE_BASE,
        // All remotes have the page's own script as their entry, so preloading an entry loads no second file.
        entry,
        integrity,
        container: 'nivara_single',
        server: servers.get(manifest.name),
        assets,
        hashes: Object.fromEntries(Object.entries(hashes).filter(([file]) => needed.has(file))),
        manifest,
      } satisfies RegistryEntry;
    }
  });
}
