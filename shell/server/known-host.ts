import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import { sendProblem } from './site-problems';

/** Where SITE_URL is set, the site answers to no other host, since links and shared pages repeat the host's name. */
export function addKnownHost(app: FastifyInstance, siteUrl: string | undefined): void {
  if (siteUrl === undefined) return;
  const { host, protocol } = new URL(siteUrl);
  app.addHook('onRequest', async (request, reply) => {
    // Monitoring may ask for the site's health by any host name.
    if (request.url === HEALTH_PATH || request.url === LIVE_PATH) return;
    const asked = `${protocol}//${request.host}`;
    if (URL.canParse(asked) && new URL(asked).host === host) return;
    return sendProblem(reply, 421);
  });
}
