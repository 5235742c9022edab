import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import { sendProblem } from './site-problems';

/** A name or an address, with or without a port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d*)?$/;

const DEFAULT_PORTS: Record<string, string> = { 'http:': ':80', 'https:': ':443' };

/** Where SITE_URL is set, other hosts are refused, since links and cached pages contain the host. */
export function addKnownHost(app: FastifyInstance, siteUrl: string | undefined): void {
  const known = siteUrl === undefined ? undefined : hostsOf(new URL(siteUrl));
  app.addHook('onRequest', async (request, reply) => {
    // Monitoring may ask for the site's health by any host name.
    if (request.url === HEALTH_PATH || request.url === LIVE_PATH) return;
    const host = request.host.toLowerCase();
    if (!HOST.test(host) || known?.includes(host) === false) return sendProblem(reply, 421);
  });
}

/** The default port may be written or left out. */
const hostsOf = ({ host, hostname, port, protocol }: URL): string[] =>
  port === '' ? [host, hostname + (DEFAULT_PORTS[protocol] ?? '')] : [host];
