import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE } from '@nivara/shared/contracts/session';
import type { App } from '../app-instance';

const LONGEST_TOKEN = 100;

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const nameFor = (request: FastifyRequest) =>
  isSecure(request) ? SESSION_COOKIE.secure : SESSION_COOKIE.plain;

export function sessionCookie(app: App): void {
  app.register(cookie);
}

export function sessionToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[nameFor(request)];
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

/** No Max-Age: closing the browser signs out, which is what a shared computer needs. */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(nameFor(request), token, attributesFor(request));

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply) =>
  reply.setCookie(nameFor(request), '', { ...attributesFor(request), maxAge: 0 });

const attributesFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) }) as const;
