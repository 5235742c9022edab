import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '@nivara/shared/contracts/session';

const LONGEST_TOKEN = 100;

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const nameFor = (request: FastifyRequest) =>
  isSecure(request) ? SESSION_COOKIE.secure : SESSION_COOKIE.plain;

/** Our tokens are made of characters that a cookie holds as they are, so nothing is decoded. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const beginning = `${nameFor(request)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(beginning))?.slice(beginning.length);
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

/** No Max-Age: closing the browser signs out, which is what a shared computer needs. */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.header('set-cookie', sessionCookie(request, token));

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply) =>
  reply.header('set-cookie', `${sessionCookie(request, '')}; Max-Age=0`);

function sessionCookie(request: FastifyRequest, token: string): string {
  const secure = isSecure(request) ? '; Secure' : '';
  return `${nameFor(request)}=${token}; Path=/; HttpOnly; SameSite=Strict${secure}`;
}
