import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSupported, type SearchSource } from '@nivara/shared/contracts/remote-manifest';
import type { Registry, RegistryEntry } from '@nivara/shared/contracts/registry';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { SITEMAP_FILE, type SitemapEntry } from '@nivara/shared/contracts/sitemap';
import type { LiveRegistry } from './live-registry';
import { escapeHtml } from './preload-hints';
import { readRows } from './published-rows';
import {
  API_PATH,
  HINTS_PATH,
  RECOVER_PATH,
  ROBOTS_PATH,
  SEARCH_PATH,
  SITEMAP_XML_PATH,
} from '@nivara/shared/contracts/site-paths';

const CACHED_MS = 60_000;

export type PublicPages = () => Promise<SitemapEntry[]>;

/** Collects the pages when the registry changes, and each minute, in case a data file failed to load. */
export function publicPages(dataDir: string, registry: LiveRegistry): PublicPages {
  let cached: { text: string; until: number; entries: Promise<SitemapEntry[]> } | undefined;
  return () => {
    const text = registry.readText();
    if (!cached || cached.text !== text || cached.until < Date.now()) {
      cached = { text, until: Date.now() + CACHED_MS, entries: collect(registry.read(), dataDir) };
    }
    return cached.entries;
  };
}

/** Adds `/sitemap.json`, `/sitemap.xml` and `/robots.txt`, from the manifests of live remotes. */
export function addSitemap(app: FastifyInstance, entries: PublicPages, registry: LiveRegistry): void {
  const noCache = { 'cache-control': 'no-cache' };

  app.get(SITEMAP_FILE, async (_request, reply) => reply.headers(noCache).send(await entries()));

  app.get(SITEMAP_XML_PATH, async (request, reply) => {
    const urls = (await entries()).map(
      ({ url }) => `<url><loc>${escapeHtml(originOf(request) + url)}</loc></url>`,
    );
    return reply
      .headers(noCache)
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });

  app.get(ROBOTS_PATH, (request, reply) => {
    const disallowed = [
      `${API_PATH}/`,
      `${HINTS_PATH}/`,
      SEARCH_PATH,
      RECOVER_PATH,
      ...guardedPaths(registry.read()),
    ];
    const lines = [
      'User-agent: *',
      ...disallowed.map((each) => `Disallow: ${each}`),
      `Sitemap: ${originOf(request)}${SITEMAP_XML_PATH}`,
    ];
    return reply
      .headers(noCache)
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
}

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

const supportedRemotes = ({ remotes }: Registry) =>
  Object.values(remotes).filter(({ manifest }) => isSupported(manifest?.contract));

const guardedPaths = (registry: Registry) =>
  supportedRemotes(registry).flatMap(({ manifest }) =>
    manifest.routes.filter(({ access }) => access === 'signed-in').map((route) => route.path),
  );

/** Lists each public page once, without links to its sections. */
async function collect(registry: Registry, dataDir: string): Promise<SitemapEntry[]> {
  const found = await Promise.all(
    supportedRemotes(registry).map(async (entry): Promise<SitemapEntry[]> => {
      const { menus, footer, search } = entry.manifest;
      const searched = await Promise.all((search ?? []).map((source) => read(source, entry, dataDir)));
      return [
        ...Object.values(menus ?? {}).map(({ label, to }) => ({ title: label, url: to, kind: 'General' })),
        ...(footer ?? []).flatMap(({ group, links }) =>
          links.map(({ text, to }) => ({ title: text, url: to, kind: group })),
        ),
        // The search comes last, so that a page keeps the group that the menus or the footer give it.
        ...searched.flat(),
      ];
    }),
  );
  const byUrl = new Map<string, SitemapEntry>();
  for (const page of found.flat()) {
    const isPublic = matchRoute(registry, page.url)?.route.access === 'public';
    if (isPublic && !/[?#]/.test(page.url) && !byUrl.has(page.url)) byUrl.set(page.url, page);
  }
  return [...byUrl.values()];
}

/** A missing or broken data file must not break the sitemap. */
async function read(source: SearchSource, { base }: RegistryEntry, dataDir: string): Promise<SitemapEntry[]> {
  const rows = (await readRows(base + source.data, dataDir)) ?? [];
  return rows.flatMap((row) => {
    const [title, url] = [row[source.fields.title], row[source.fields.url]];
    return typeof title === 'string' && typeof url === 'string' ? [{ title, url, kind: source.kind }] : [];
  });
}
