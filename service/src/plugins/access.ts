import { ROLE } from '@nivara/shared/contracts/session';
import type { App } from '../app-instance';
import { forbidden, notSignedIn } from '../problems';

/** Every route names its callers, or the service does not start. */
export type Access = 'anyone' | 'signed-in' | 'patient-or-doctor' | keyof typeof ROLE;

const ROLES_OF: Record<Exclude<Access, 'anyone' | 'signed-in'>, readonly number[]> = {
  patient: [ROLE.patient],
  doctor: [ROLE.doctor],
  desk: [ROLE.desk],
  'patient-or-doctor': [ROLE.patient, ROLE.doctor],
};

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyInstance {
    accessRules: { method: string; url: string; access: Access }[];
  }
}

export function access(app: App): void {
  app.decorate('accessRules', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it.`);
    // Each GET adds a HEAD with the same rule.
    if (method !== 'HEAD') app.accessRules.push({ method: String(method), url, access: config.access });
  });
  app.addHook('preParsing', async (request) => {
    const allowed = request.routeOptions.config?.access ?? 'anyone';
    if (allowed === 'anyone') return;
    if (!request.session) throw notSignedIn();
    if (allowed !== 'signed-in' && !ROLES_OF[allowed].includes(request.session.role)) throw forbidden();
  });
}
