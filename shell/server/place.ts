import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@nivara/shared/contracts/registry';

const COOKIE = 'nivara-place';
const BUCKET = /^\d{1,2}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/**
 * A visitor's place among a hundred, drawn once and kept in a cookie, so that somebody who got a staged version
 * keeps it. A number that one in a hundred visitors shares says nothing about a person. Drawn only while some
 * version is staged.
 */
export function placeAmongHundred(request: FastifyRequest, reply: FastifyReply, registry: Registry): number {
  const known = request.cookies[COOKIE];
  if (known !== undefined && BUCKET.test(known)) return Number(known);
  if (!Object.values(registry.remotes).some(({ staged }) => staged)) return 0;
  const place = randomInt(100);
  reply.setCookie(COOKIE, String(place), {
    path: '/',
    maxAge: THIRTY_DAYS_S,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return place;
}
