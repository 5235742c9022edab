import type { FastifyInstance } from 'fastify';
import { PRICE_LIST_FILE } from '@nivara/shared/contracts/sitemap';
import { sendProblem } from './site-problems';

const KEPT_MS = 60_000;
/** Pages wait for the list, so a slow service must not hold them up. */
const TIME_LIMIT_MS = 800;

export type KeptPriceList = () => Promise<object | undefined>;

/** Keeps the service's answer for a minute, and for longer while the service gives no new one. */
export function keptPriceList(serviceUrl: string): KeptPriceList {
  let last: object | undefined;
  let until = 0;
  let asking: Promise<object | undefined> | undefined;

  async function ask(): Promise<object | undefined> {
    try {
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const answer = await fetch(`${serviceUrl}/price-list`, { signal });
      const body: unknown = answer.ok ? await answer.json() : undefined;
      if (typeof body === 'object' && body !== null) {
        last = body;
        until = Date.now() + KEPT_MS;
      }
    } catch {
      // The service is down or slow.
    }
    asking = undefined;
    return last;
  }

  return () => (last && until > Date.now() ? Promise.resolve(last) : (asking ??= ask()));
}

/** Prerendered pages and browsers get the same list, so that the page does not change as it is hydrated. */
export function addPriceList(app: FastifyInstance, read: KeptPriceList): void {
  app.get(PRICE_LIST_FILE, async (_request, reply) => {
    const list = await read();
    if (!list) return sendProblem(reply, 503);
    return reply.header('cache-control', 'no-cache').send(list);
  });
}
