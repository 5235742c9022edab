import Fastify, { type FastifyInstance } from 'fastify';
import type { SiteEnvironment } from './environment';
import { addChangeStream } from './change-stream';
import { addHealth } from './health';
import { LiveRegistry } from './live-registry';
import { addPages } from './page';
import { addDataAliases, addPublishedFiles } from './published-files';
import { addSecurityHeaders } from './security-headers';
import { addServiceProxy } from './service-proxy';
import { addSitemap } from './sitemap';

/** The site: a table of contents. */
export function buildSite(environment: SiteEnvironment): FastifyInstance {
  const { dataDir, shellDir, serviceUrl, uploadOrigin, watch } = environment;
  const app = Fastify({
    logger: { level: 'warn' },
    trustProxy: 'loopback',
    forceCloseConnections: watch || 'idle',
  });
  const registry = new LiveRegistry(dataDir, (message) => app.log.error(message));

  addSecurityHeaders(app);
  addHealth(app, dataDir, serviceUrl);
  app.get('/registry.json', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/json')
      .send(registry.readText()),
  );
  addPublishedFiles(app, dataDir, shellDir, watch);
  addDataAliases(app, registry);
  addSitemap(app, dataDir, registry);
  addServiceProxy(app, serviceUrl);
  if (watch) addChangeStream(app, dataDir);
  addPages(app, { registry, shellDir, serviceUrl, uploadOrigin, watch });
  return app;
}
