import type { App } from '../app-instance';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

const ONE_YEAR_OF_HTTPS = 'max-age=31536000';

export function securityHeaders(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', ONE_YEAR_OF_HTTPS);
  });
}
