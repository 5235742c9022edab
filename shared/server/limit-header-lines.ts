import type { FastifyInstance } from 'fastify';

/** Browsers send about 20 header lines, and a proxy adds a few. */
const MOST_LINES = 100;
/** The site adds a few lines to the requests that it passes on to the service. */
const LINES_OF_SITE = 20;

/**
 * Refuses requests with many header lines. Node drops all lines beyond the 1,000th without an error, even the client's
 * address that a proxy has added: the request would count as the proxy's own. Add this before hooks that read addresses.
 */
export function limitHeaderLines(app: FastifyInstance, { isBehindSite = false } = {}): void {
  const most = isBehindSite ? MOST_LINES + LINES_OF_SITE : MOST_LINES;
  app.addHook('onRequest', async ({ raw }, reply) => {
    // Each line is two entries: its name and its value.
    if (raw.rawHeaders.length <= 2 * most) return;
    reply.header('connection', 'close');
    throw Object.assign(new Error('Too many header lines'), { statusCode: 431 });
  });
}
