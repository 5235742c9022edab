import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie } from '../../plugins/session-cookie';
import { notSignedIn } from '../../problems';
import type { ActiveSession } from './sessions';

/** For routes that only signed-in people reach. */
export function sessionOf(request: FastifyRequest): ActiveSession {
  if (!request.session) throw notSignedIn();
  return request.session;
}

/** As signing out answers: the cookie is gone, and so is what the browser kept of our answers. */
export function signOutHere(request: FastifyRequest, reply: FastifyReply): void {
  clearSessionCookie(request, reply);
  reply.header('clear-site-data', '"cache"');
}
