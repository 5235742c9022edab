import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@nivara/shared/contracts/registry';

const COOKIE = 'nivara-place';
const BUCKET = /^\d{1,2}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/**
 * Drawn once and kept in a cookie, so that a visitor keeps a staged version. One in a hundred visitors shares a bucket, so
 * it identifies nobody. Drawn only while some version is staged.
 */
export function rolloutBucketOf(request: FastifyRequest, reply: FastifyReply, registry: Registry): number {
  const known = request.cookies[COOKIE];
  if (known !== undefined && BUCKET.test(known)) return Number(known);
  if (!Object.values(registry.remotes).some(({ staged }) => staged)) return 0;
  const bucket = randomInt(100);
  reply.setCookie(COOKIE, String(bucket), {
    path: '/',
    maxAge: THIRTY_DAYS_S,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return bucket;
}
