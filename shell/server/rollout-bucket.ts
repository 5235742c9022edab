import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@nivara/shared/contracts/registry';

const COOKIE = 'nivara-place';
const BUCKET = /^\d{1,2}$/;
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/** A cookie keeps a visitor on a staged version; a hundredth of all visitors share a bucket, so it identifies nobody. */
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
