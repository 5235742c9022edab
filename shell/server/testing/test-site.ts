import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Registry, RegistryEntry } from '@nivara/shared/contracts/registry';
import { changeRegistry, replaceFile } from '../../../registry/registry-file';
import { buildSite } from '../site';

const PAGE =
  '<!doctype html><html><head><title>Site</title><style>@font-face{}</style><script defer src="/assets/main.0123456789ab.js"></script></head><body><div id="root"></div><noscript></noscript></body></html>';
const SHELL_HINTS = [
  { href: '/assets/start.0123456789ab.js', as: 'script', crossOrigin: false },
  { href: '/assets/media/letters.0123456789ab.woff2', as: 'font', type: 'font/woff2', crossOrigin: true },
];

/** A remote with a public page, /gallery, and a guarded one, /backstage. */
export function galleryEntry(differences: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    version: '1.0.0',
    base: '/remotes/gallery/1.0.0/',
    entry: 'remoteEntry.0123456789ab.js',
    integrity: 'sha384-entry',
    container: 'nivara_gallery_1',
    assets: { './routes': ['routes.0123456789ab.js'], './backstage': ['backstage.0123456789ab.js'] },
    hashes: { 'routes.0123456789ab.js': 'sha256-routes', 'backstage.0123456789ab.js': 'sha256-backstage' },
    manifest: {
      name: 'gallery',
      contract: 3,
      routes: [
        {
          path: '/gallery',
          module: './routes',
          access: 'public',
          data: ['data/pictures.json'],
          pages: ['/gallery/*'],
        },
        {
          path: '/backstage',
          module: './backstage',
          access: 'signed-in',
          data: ['data/rooms.json'],
          pages: ['/backstage', '/backstage/second'],
        },
      ],
      menus: { gallery: { label: 'Gallery', to: '/gallery', order: 1, data: 'data/menu.json' } },
      search: [{ kind: 'Pictures', data: 'data/found.json', fields: { title: 'title', url: 'url' } }],
    },
    ...differences,
  };
}

export interface TestSite {
  app: FastifyInstance;
  dataDir: string;
  /** Replaces the remotes of the registry, and signs it again. */
  publish: (remotes: Record<string, unknown>) => Promise<void>;
  /** Replaces the registry file with any text. */
  writeRegistry: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the whole site with a tiny shell, one published remote and its own data folder. */
export async function startTestSite(
  serviceUrl: string,
  { threadFile, ...changes }: Partial<Parameters<typeof buildSite>[0]> = {},
): Promise<TestSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-site-'));
  const dataDir = path.join(folder, 'data');
  const shellDir = path.join(folder, 'shell');
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const putCompressed = (file: string, text: string) => {
    put(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  };
  put(path.join(shellDir, 'page.html'), PAGE);
  put(path.join(shellDir, 'preload.json'), JSON.stringify(SHELL_HINTS));
  put(path.join(shellDir, '.sources'), 'not for the public');
  put(path.join(shellDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  putCompressed(path.join(shellDir, 'main.0123456789ab.js'), 'start();'.repeat(100));
  const version = path.join(dataDir, 'remotes/gallery/1.0.0');
  putCompressed(path.join(version, 'remoteEntry.0123456789ab.js'), 'expose();'.repeat(100));
  put(path.join(version, 'data/pictures.json'), '["Still life"]');

  const writeRegistry = (text: string) => replaceFile(path.join(dataDir, 'registry.json'), text);
  // Manifests of other contracts need not fit the types.
  const publish = (remotes: Record<string, unknown>) =>
    changeRegistry(dataDir, (registry) => void (registry.remotes = remotes as Registry['remotes']));
  await publish({ gallery: galleryEntry() });
  const app = buildSite({
    host: '127.0.0.1',
    port: 0,
    serviceUrl,
    dataDir,
    shellDir,
    watch: false,
    timeLimitMs: 10_000,
    serviceRetryMs: 300,
    overrides: 'localhost',
    trustedProxies: [],
    ...(threadFile ? { threadFile } : {}),
    ...changes,
  });
  app.log.level = 'silent';
  return {
    app,
    dataDir,
    publish,
    writeRegistry,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
