import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '@nivara/shared/contracts/session';

const sessionCookie = new RegExp(`(?:^|;\\s*)(?:${Object.values(SESSION_COOKIE).join('|')})=`);

export const sessionCookieSent = (request: FastifyRequest): boolean =>
  sessionCookie.test(request.headers.cookie ?? '');

/** Asks the service whether the browser's cookie is a session still. In doubt: no. */
export async function sessionIsLive(request: FastifyRequest, serviceUrl: string): Promise<boolean> {
  if (!sessionCookieSent(request)) return false;
  try {
    const response = await fetch(`${serviceUrl}/session`, {
      headers: { cookie: request.headers.cookie ?? '', 'x-forwarded-proto': request.protocol },
      signal: AbortSignal.timeout(1_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
