import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SESSION_SENT_PATH } from '@nivara/shared/contracts/site-paths';
import { SESSION_COOKIE, type SessionAnswer, type SessionUser } from '@nivara/shared/contracts/session';

export const sendsSessionCookie = ({ cookies }: FastifyRequest): boolean =>
  Object.values(SESSION_COOKIE).some((name) => cookies[name] !== undefined);

/**
 * A page shown again after Back asks here whether the browser sends a session cookie. It does not ask the
 * service, whose 401 to somebody who is not signed in would appear as an error in the browser's console.
 */
export function addSessionProbe(app: FastifyInstance): void {
  app.get(SESSION_SENT_PATH, (request, reply) =>
    reply.header('cache-control', 'no-store').send({ sent: sendsSessionCookie(request) }),
  );
}

/** A session that the service does not confirm counts as none. */
export async function whoIsSignedIn(
  request: FastifyRequest,
  serviceUrl: string,
): Promise<SessionUser | undefined> {
  if (!sendsSessionCookie(request)) return undefined;
  try {
    const response = await fetch(`${serviceUrl}/session`, {
      headers: { cookie: request.headers.cookie ?? '', 'x-forwarded-proto': request.protocol },
      signal: AbortSignal.timeout(1_000),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return undefined;
    }
    return ((await response.json()) as SessionAnswer).user;
  } catch {
    return undefined;
  }
}
