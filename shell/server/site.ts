import Fastify, { type FastifyInstance } from 'fastify';
import type { SiteEnvironment } from './environment';
import { addChangeStream } from './change-stream';
import { addHealth } from './health';
import { LiveRegistry } from './live-registry';
import { addOverride } from './override';
import { addPages } from './page';
import { addDataAliases, addPublishedFiles } from './published-files';
import { Reports } from './reports';
import { addSecurityHeaders } from './security-headers';
import { addServiceProxy } from './service-proxy';
import { addSitemap } from './sitemap';

/** The site: a table of contents. */
export function buildSite(environment: SiteEnvironment): FastifyInstance {
  const { dataDir, shellDir, serviceUrl, watch } = environment;
  const app = Fastify({
    logger: { level: 'warn' },
    trustProxy: 'loopback',
    forceCloseConnections: watch || 'idle',
  });
  const complain = (message: string) => app.log.error(message);
  const registry = new LiveRegistry(dataDir, complain);
  const reports = new Reports(dataDir, registry, complain);

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
  reports.addTo(app);
  addOverride(app, environment.overrides);
  addServiceProxy(app, serviceUrl);
  if (watch) addChangeStream(app, dataDir);
  addPages(app, { ...environment, registry, reports });
  return app;
}
