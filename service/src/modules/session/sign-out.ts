import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearSessionCookie } from '../../plugins/session-cookie';

/** Signs this browser out: the cookie goes, and so does what the browser kept of our answers. */
export function signOutHere(request: FastifyRequest, reply: FastifyReply): void {
  clearSessionCookie(request, reply);
  // Not "storage": it would wipe other tabs' unsent forms, and what this session stored became unreadable just now.
  // Not "cookies": it reaches other programs on this host name; our own cookie is cleared above.
  reply.header('clear-site-data', '"cache"');
}
