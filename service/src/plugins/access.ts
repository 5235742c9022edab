import { ROLE } from '@nivara/shared/contracts/session';
import type { App } from '../app-instance';
import { forbidden, notSignedIn } from '../problems';

/** Every route names its callers, or the service does not start. */
export type Access = 'anyone' | 'signed-in' | keyof typeof ROLE;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    /** The rule of each route. */
    accessRules: { method: string; url: string; access: Access }[];
  }
}

export function access(app: App): void {
  app.decorate('accessRules', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it.`);
    // HEAD comes along with each GET, under the same rule.
    if (method !== 'HEAD') app.accessRules.push({ method: String(method), url, access: config.access });
  });
  app.addHook('preParsing', async (request) => {
    const allowed = request.routeOptions.config?.access ?? 'anyone';
    if (allowed === 'anyone') return;
    if (!request.session) throw notSignedIn();
    if (allowed !== 'signed-in' && request.session.role !== ROLE[allowed]) throw forbidden();
  });
}
