import type { FastifyRequest } from 'fastify';
import type { App } from '../app-instance';
import { ProblemError } from '../problems';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Another site must not make a signed-in browser change anything here. */
export function sameOrigin(app: App): void {
  app.addHook('onRequest', async (request) => {
    if (!READING.has(request.method) && !isFromOwnSite(request)) {
      throw new ProblemError(403, 'This request came from another site.');
    }
  });
}

function isFromOwnSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin !== undefined) return isOurHost(origin, request.host);
  // Every browser sends one of the two headers, so this is another program: it may call without a cookie only.
  return request.headers.cookie === undefined;
}

function isOurHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const ours = `${protocol}//${host}`;
  // Both addresses are parsed, since parsing drops a default port that only one of them may name.
  return URL.canParse(ours) && new URL(ours).host === originHost && originHost !== '';
}
