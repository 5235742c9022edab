import type { FastifyRequest } from 'fastify';

/** The names of the service's session cookie over http and over https. */
const COOKIE = /(?:^|;\s*)(?:__Host-)?nivara_session=/;

export const sessionCookieSent = (request: FastifyRequest): boolean =>
  COOKIE.test(request.headers.cookie ?? '');

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
