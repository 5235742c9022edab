import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@nivara/shared/contracts/registry';
import { BUCKET_COOKIE, FIRST_BUCKET, readBucket } from '@nivara/shared/contracts/rollout-bucket';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/**
 * A cookie keeps a visitor on a staged version. A hundredth of all visitors share a bucket, so that the cookie
 * identifies nobody.
 */
export function rolloutBucketOf(request: FastifyRequest, reply: FastifyReply, registry: Registry): number {
  const known = readBucket(request.cookies[BUCKET_COOKIE]);
  if (known !== undefined) return known;
  if (!Object.values(registry.remotes).some(({ staged }) => staged)) return FIRST_BUCKET;
  const bucket = randomInt(100);
  reply.setCookie(BUCKET_COOKIE, String(bucket), {
    path: '/',
    maxAge: THIRTY_DAYS_S,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return bucket;
}
