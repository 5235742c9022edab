import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECONDS_LEFT_HEADER, type SessionAnswer } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import type { AccountsTable } from '../../database/account-tables';
import { rememberDevice } from '../../plugins/device-cookie';
import { sessionToken, setSessionCookie } from '../../plugins/session-cookie';
import { notSignedIn } from '../../problems';
import { hashToken } from '../../security/tokens';
import { recordSecurity } from '../security-log/security-log';
import { browserName } from './browser-name';
import { sessionAnswer } from './session-answer';
import { deleteSession } from './session-repository';
import { secondsLeft, startSession, resumeSession } from './sessions';

/** Called after the last step of a sign-in. */
export async function enterSession(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Omit<AccountsTable, 'mailbox'>,
): Promise<SessionAnswer> {
  const browser = browserName(request.headers['user-agent']);
  const earlier = sessionToken(request);
  if (earlier) await deleteSession(context.database, hashToken(earlier));
  const token = await startSession(context, account, browser);
  await recordSecurity(context, {
    kind: 'signed-in',
    accountId: account.id,
    network: request.network,
    browser,
  });
  const session = await resumeSession(context, token);
  if (!session) throw notSignedIn();
  setSessionCookie(request, reply, token);
  rememberDevice(context, request, reply, account);
  reply.header(SECONDS_LEFT_HEADER, secondsLeft(context, session));
  return sessionAnswer(context.database, session);
}
