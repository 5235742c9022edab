import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie } from '../../plugins/session-cookie';

/** Signs this browser out: clears the cookie, and the browser's cached answers. */
export function signOutHere(request: FastifyRequest, reply: FastifyReply): void {
  clearSessionCookie(request, reply);
  // Not "storage", which would clear other tabs' drafts; this session's values have just become unreadable.
  // Not "cookies", which would affect other programs on this host; our own cookie is cleared above.
  reply.header('clear-site-data', '"cache"');
}
