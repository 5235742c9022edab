import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isSupported } from '@nivara/shared/contracts/remote-manifest';
import { remotesFolder } from '../../registry/data-folder';
import { addFilesInMemory } from './files-in-memory';
import type { LiveRegistry } from './live-registry';
import { ASSETS_PATH, DATA_PATH, REMOTES_PATH } from '@nivara/shared/contracts/site-paths';

const CACHED_FOREVER = 'public, max-age=31536000, immutable';

/** Remotes are loaded with CORS, so that their files may come from another origin. */
const REMOTE_HEADERS = {
  'cache-control': CACHED_FOREVER,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

const IMMUTABLE_HEADERS = { 'cache-control': CACHED_FOREVER };
const REVALIDATED_HEADERS = { 'cache-control': 'no-cache' };

/** Browsers may keep files with hashed names for ever. */
const shellHeaders = (file: string) =>
  /\.[0-9a-f]{12}\./.test(file) ? IMMUTABLE_HEADERS : REVALIDATED_HEADERS;

/** Serves the files of the shell and the remotes precompressed; browsers keep the hashed ones for ever. */
export function addPublishedFiles(
  app: FastifyInstance,
  dataDir: string,
  shellDir: string,
  watch: boolean,
): void {
  mkdirSync(remotesFolder(dataDir), { recursive: true });
  if (!watch) {
    addFilesInMemory(app, [
      { prefix: `${ASSETS_PATH}/`, root: shellDir, headersOf: shellHeaders },
      { prefix: `${REMOTES_PATH}/`, root: remotesFolder(dataDir), headersOf: () => REMOTE_HEADERS },
    ]);
  }
  const shared = { preCompressed: !watch, index: false, cacheControl: false, dotfiles: 'ignore' } as const;
  app.register(fastifyStatic, {
    ...shared,
    root: shellDir,
    prefix: `${ASSETS_PATH}/`,
    allowedPath: (pathname) => !pathname.endsWith('.html'),
    setHeaders: (response, file) => {
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', watch ? 'no-cache' : shellHeaders(file)['cache-control']);
    },
  });
  app.register(fastifyStatic, {
    ...shared,
    root: remotesFolder(dataDir),
    prefix: `${REMOTES_PATH}/`,
    decorateReply: false,
    setHeaders: (response) => {
      response.setHeader('vary', 'accept-encoding');
      for (const [name, value] of Object.entries(REMOTE_HEADERS)) response.setHeader(name, value);
    },
  });
}

/** Redirects `/data/NAME.json` to the data file of the live remote that owns it. */
export function addDataAliases(app: FastifyInstance, registry: LiveRegistry): void {
  app.get<{ Params: { '*': string } }>(`${DATA_PATH}/*`, async (request, reply) => {
    const file = `data/${request.params['*']}`;
    // Manifests of other contracts may lack any part.
    const understood = Object.values(registry.read().remotes).filter(({ manifest }) =>
      isSupported(manifest?.contract),
    );
    const owner = understood.find(({ manifest }) =>
      [
        ...manifest.routes.flatMap((route) => route.data ?? []),
        ...Object.values(manifest.menus ?? {}).map((menu) => menu.data),
        ...(manifest.search ?? []).map((source) => source.data),
      ].includes(file),
    );
    if (!owner) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').redirect(owner.base + file, 302);
  });
}
