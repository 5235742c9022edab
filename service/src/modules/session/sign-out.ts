import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie } from '../../plugins/session-cookie';

/** Signs this browser out: clears the cookie, and the browser's cached answers. */
export function signOutHere(request: FastifyRequest, reply: FastifyReply): void {
  clearSessionCookie(request, reply);
  // "storage" would clear other tabs' drafts, and is not needed: the values of this session are unreadable by now.
  // "cookies" would affect other programs on this host, and is not needed: our own cookie is cleared above.
  reply.header('clear-site-data', '"cache"');
}
