import { SECONDS_LEFT_HEADER } from '@nivara/shared/contracts/session';
import type { AppContext } from '../app-context';
import type { App } from '../app-instance';
import { type ActiveSession, secondsLeft, useSession } from '../modules/session/sessions';
import { sessionCookie, sessionToken } from './session-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, or null. */
    session: ActiveSession | null;
  }
}

export function session(app: App, context: AppContext): void {
  sessionCookie(app);
  app.decorateRequest('session', null);
  // The cookie's plugin parses in onRequest, behind the hooks that are there before it is loaded.
  app.addHook('preParsing', async (request, reply) => {
    const token = sessionToken(request);
    if (token) request.session = await useSession(context, token);
    if (request.session) reply.header(SECONDS_LEFT_HEADER, secondsLeft(context, request.session));
  });
}
