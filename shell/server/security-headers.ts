import type { FastifyInstance } from 'fastify';
import { TRUSTED_TYPES } from '@nivara/shared/contracts/trusted-types';

/** Pages load from the site and the registry's origins only; documents may also be sent to the upload origin. */
export function contentSecurityPolicy(
  ownStyles: readonly string[],
  origins: readonly string[],
  uploadOrigin?: string,
): string {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src 'self' ${ownStyles.join(' ')}`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    `connect-src ${[own, ...(uploadOrigin ? [uploadOrigin] : [])].join(' ')}`,
    // A document of a patient is shown on the page, from bytes that the page has read.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    TRUSTED_TYPES,
  ].join('; ');
}

/** Makes browsers refuse scripts without an integrity hash, so that a gap in the chain of hashes fails closed. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  });
}
