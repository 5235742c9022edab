import type { SignInAnswer } from '@nivara/shared/contracts/session';
import { loginSchema } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { inTransaction } from '../../database/in-transaction';
import { knownDevice } from '../../plugins/device-cookie';
import { sessionToken } from '../../plugins/session-cookie';
import { notSignedIn } from '../../problems';
import { hashToken } from '../../security/tokens';
import { CHALLENGE_MINUTES, beginSecondStep } from '../second-factor/begin-second-step';
import { browserName } from './browser-name';
import { enterSession } from './enter-session';
import { recordSecurity, recordSecurityOnce } from '../security-log/security-log';
import { sessionAnswer } from './session-answer';
import { deleteSession } from './session-repository';
import { checkCredentials, requireSamePassword } from './sign-in';
import { signOutHere } from './sign-out';

export function sessionRoutes(app: App, context: AppContext): void {
  const { database } = context;

  app.post(
    '/session',
    { config: { access: 'anyone', hashes: true }, schema: { body: loginSchema } },
    async (request, reply): Promise<SignInAnswer> => {
      const { network } = request;
      const browser = browserName(request.headers['user-agent']);
      const account = await checkCredentials(context, {
        ...request.body,
        network,
        browser,
        deviceOf: (owner) => knownDevice(context, request, owner),
      });
      return inTransaction(context, async (transaction) => {
        await requireSamePassword(transaction, account);
        const secondStep = await beginSecondStep(transaction, account);
        if (!secondStep) return enterSession(transaction, request, reply, account);
        const begun = { kind: 'second-step-begun', accountId: account.id, network, browser } as const;
        await recordSecurityOnce(transaction, begun, CHALLENGE_MINUTES);
        return { secondStep };
      });
    },
  );

  app.get('/session', { config: { access: 'signed-in' } }, async (request) => {
    if (!request.session) throw notSignedIn();
    return sessionAnswer(database, request.session);
  });

  app.delete('/session', { config: { access: 'anyone' } }, async (request, reply) => {
    const token = sessionToken(request);
    if (token) await deleteSession(database, hashToken(token));
    if (request.session)
      await recordSecurity(context, {
        kind: 'signed-out',
        accountId: request.session.accountId,
        network: request.network,
      });
    signOutHere(request, reply);
    return reply.code(204).send();
  });
}
