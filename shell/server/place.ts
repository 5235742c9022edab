import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '@nivara/shared/contracts/registry';

const COOKIE = 'nivara-place';
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

/**
 * Drawn once and kept in a cookie, so that a visitor keeps a staged version. One in a hundred visitors shares a bucket, so
 * it identifies nobody. Drawn only while some version is staged.
 */
export function rolloutBucketOf(request: FastifyRequest, reply: FastifyReply, registry: Registry): number {
  const known = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1];
  if (known !== undefined) return Number(known);
  if (!Object.values(registry.remotes).some(({ staged }) => staged)) return 0;
  const bucket = randomInt(100);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${bucket}; Path=/; Max-Age=${THIRTY_DAYS_S}; HttpOnly; SameSite=Lax${secure}`,
  );
  return bucket;
}
