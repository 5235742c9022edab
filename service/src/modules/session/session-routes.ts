import { SECONDS_LEFT_HEADER } from '@nivara/shared/contracts/session';
import { loginSchema } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { sessionToken, setSessionCookie } from '../../plugins/session-cookie';
import { notSignedIn } from '../../problems';
import { hashOf } from '../../security/tokens';
import { browserName } from './browser-name';
import { sessionAnswer } from './session-answer';
import { deleteSession } from './session-repository';
import { secondsLeft, startSession, useSession } from './sessions';
import { checkCredentials } from './sign-in';
import { signOutHere } from './sign-out';

export function sessionRoutes(app: App, context: AppContext): void {
  const { database } = context;

  app.post(
    '/session',
    { config: { access: 'anyone' }, schema: { body: loginSchema } },
    async (request, reply) => {
      const account = await checkCredentials(context, request.body, request.ip);
      const earlier = sessionToken(request);
      if (earlier) await deleteSession(database, hashOf(earlier));
      const token = await startSession(context, account, browserName(request.headers['user-agent']));
      const session = await useSession(context, token);
      if (!session) throw notSignedIn();
      setSessionCookie(request, reply, token);
      reply.header(SECONDS_LEFT_HEADER, secondsLeft(context, session));
      return sessionAnswer(session);
    },
  );

  app.get('/session', { config: { access: 'signed-in' } }, async (request) => {
    if (!request.session) throw notSignedIn();
    return sessionAnswer(request.session);
  });

  app.delete('/session', { config: { access: 'anyone' } }, async (request, reply) => {
    const token = sessionToken(request);
    if (token) await deleteSession(database, hashOf(token));
    signOutHere(request, reply);
    return reply.code(204).send();
  });
}
