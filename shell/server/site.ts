import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { registryForVisitor } from '@nivara/shared/contracts/registry-for-visitor';
import { drainConnections } from '@nivara/shared/server/drain-connections';
import { TRACE_HEADER, traceInLog } from '@nivara/shared/contracts/trace';
import { addMetrics } from '@nivara/shared/server/metrics';
import { limitHeaderLines } from '@nivara/shared/server/limit-header-lines';
import { oneAtATime } from '@nivara/shared/server/one-at-a-time';
import type { SiteEnvironment } from './environment';
import { addChangeStream } from './change-stream';
import { addBodyLimits } from './body-limits';
import { endForwardedStreams } from './forwarded-streams';
import { addHealth, addLiveness } from './health';
import { keepAddresses } from './keep-addresses';
import { addHints } from './prepare-page';
import { addKnownHost } from './known-host';
import { LiveRegistry } from './live-registry';
import { Overrides, addOverride } from './override';
import { addPages } from './page';
import { PrerenderedPages } from './prerender/prerendered-pages';
import { addDataAliases, addPublishedFiles } from './published-files';
import { Reports } from './reports';
import { limitOpenRequests } from './open-requests';
import { addSecurityHeaders } from './security-headers';
import { addSessionProbe } from './session-probe';
import { addServiceProxy } from './service-proxy';
import { addProblems, answerBareConnection, answerFrameworkError } from './site-problems';
import { addPriceList, keptPriceList } from './price-list';
import { addSitemap, publicPages } from './sitemap';
import { PRICE_LIST_FILE, SITEMAP_FILE } from '@nivara/shared/contracts/sitemap';
import { REGISTRY_PATH } from '@nivara/shared/contracts/site-paths';

/** The same limit as in the service: a document on a slow connection may take this long. */
const REQUEST_TIME_LIMIT_MS = 120_000;

export function buildSite(environment: SiteEnvironment & { threadFile?: string }): FastifyInstance {
  const { dataDir, shellDir, serviceUrl, threadFile, watch } = environment;
  const app = Fastify({
    logger: { level: 'warn' },
    genReqId: ({ headers }) => traceInLog(headers[TRACE_HEADER]),
    logController: new LogController({ requestIdLogLabel: 'trace' }),
    requestTimeout: REQUEST_TIME_LIMIT_MS,
    // While the site stops, it still answers each request, and then closes its connection.
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBareConnection,
    trustProxy: environment.trustedProxies.length > 0 ? environment.trustedProxies : false,
    forceCloseConnections: watch || 'idle',
  });
  oneAtATime(app);
  limitHeaderLines(app);
  keepAddresses(app);
  limitOpenRequests(app);
  const metrics = addMetrics(app, environment.metrics);
  const complain = (message: string) => app.log.error(message);
  const registry = new LiveRegistry(dataDir, complain);
  const pages = publicPages(dataDir, registry);
  const priceList = keptPriceList(serviceUrl);
  const reports = new Reports(dataDir, registry, complain, metrics);

  addProblems(app);
  addKnownHost(app, environment.siteUrl);
  addBodyLimits(app);
  app.register(cookie);
  addSecurityHeaders(app);
  addLiveness(app);
  addSessionProbe(app);
  addHealth(app, dataDir, serviceUrl);
  app.get(REGISTRY_PATH, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
      .type('application/json')
      .send(registry.readText()),
  );
  addPublishedFiles(app, dataDir, shellDir, watch);
  addDataAliases(app, registry);
  addSitemap(app, pages, registry);
  addPriceList(app, priceList);
  reports.addTo(app);
  const overrides = new Overrides(environment);
  addOverride(app, overrides);
  endForwardedStreams(app);
  addServiceProxy(app, serviceUrl, environment.serviceRetryMs);
  if (watch) addChangeStream(app, dataDir);
  const prerendered = new PrerenderedPages({
    dataDir,
    shellDir,
    threadFile,
    pages,
    siteData: { [SITEMAP_FILE]: pages, [PRICE_LIST_FILE]: priceList },
    complain,
  });
  app.addHook('onListen', async () => {
    const visitorRegistry = registryForVisitor(registry.read(), 0, Date.now());
    await prerendered.warm(visitorRegistry, registry.readText());
  });
  app.addHook('onClose', async () => prerendered.close());
  addHints(app, { ...environment, registry, prerendered });
  addPages(app, { ...environment, registry, reports, prerendered, overriding: overrides, counters: metrics });
  if (!watch) drainConnections(app);
  return app;
}
