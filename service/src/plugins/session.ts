import { SECONDS_LEFT_HEADER } from '@nivara/shared/contracts/session';
import type { AppContext } from '../app-context';
import type { App } from '../app-instance';
import { type ActiveSession, secondsLeft, resumeSession } from '../modules/session/sessions';
import { sessionCookie, sessionToken } from './session-cookie';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null without a valid session. */
    session: ActiveSession | null;
  }
}

export function session(app: App, context: AppContext): void {
  sessionCookie(app);
  app.decorateRequest('session', null);
  // An onRequest hook of this function would run before the cookie plugin's hook, which parses the cookies.
  app.addHook('preParsing', async (request, reply) => {
    const token = sessionToken(request);
    if (token) request.session = await resumeSession(context, token);
    if (request.session) reply.header(SECONDS_LEFT_HEADER, secondsLeft(context, request.session));
  });
}
