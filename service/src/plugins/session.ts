import type { AppContext } from '../app-context';
import type { App } from '../app-instance';
import { type ActiveSession, useSession } from '../modules/session/sessions';
import { sessionToken } from './session-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, or null. */
    session: ActiveSession | null;
  }
}

export function session(app: App, context: AppContext): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const token = sessionToken(request);
    if (token) request.session = await useSession(context, token);
  });
}
