import type { FastifyInstance } from 'fastify';
import { sendProblem } from './site-problems';

/** Whoever watches over the site asks it by any name. */
const FOR_ANY_HOST = '/healthz';

/** Where the operator says what the site is called, it answers to no other name: links and shared pages repeat it. */
export function addKnownHost(app: FastifyInstance, siteUrl: string | undefined): void {
  if (siteUrl === undefined) return;
  const { host, protocol } = new URL(siteUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === FOR_ANY_HOST) return;
    const asked = `${protocol}//${request.host}`;
    if (URL.canParse(asked) && new URL(asked).host === host) return;
    return sendProblem(reply, 421);
  });
}
