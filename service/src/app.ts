import fastify, { type FastifyServerOptions, LogController } from 'fastify';
import type { AppContext } from './app-context';
import type { App, YupTypeProvider } from './app-instance';
import { accountRoutes } from './modules/accounts/account-routes';
import { healthRoutes } from './modules/health/health-routes';
import { sessionRoutes } from './modules/session/session-routes';
import { access } from './plugins/access';
import { answer, errors } from './plugins/errors';
import { jsonBody } from './plugins/json-body';
import { orderlyStop } from './plugins/orderly-stop';
import { requestLog } from './plugins/request-log';
import { sameOrigin } from './plugins/same-origin';
import { securityHeaders } from './plugins/security-headers';
import { session } from './plugins/session';
import { validation } from './plugins/validation';

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIME_LIMIT_MS = 30_000;

export interface AppOptions extends AppContext {
  logger: FastifyServerOptions['logger'];
}

export function buildApp({ logger, ...context }: AppOptions): App {
  const app: App = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIME_LIMIT_MS,
    // The site forwards from this machine; anybody else's X-Forwarded headers mean nothing.
    trustProxy: 'loopback',
    frameworkErrors: answer,
  }).withTypeProvider<YupTypeProvider>();

  requestLog(app);
  orderlyStop(app);
  errors(app);
  securityHeaders(app);
  jsonBody(app);
  validation(app);
  sameOrigin(app);
  session(app, context);
  access(app);

  healthRoutes(app, context);
  sessionRoutes(app, context);
  accountRoutes(app, context);

  app.addHook('onClose', () => context.background.finished());
  return app;
}
