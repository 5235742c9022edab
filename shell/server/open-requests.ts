import type { FastifyInstance } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import { beginInTurns } from '@nivara/shared/server/begin-in-turns';
import { endOfCall } from './forwarded-calls';
import { sendProblem } from './site-problems';

/** A clinic shares one network, and each open page of a signed-in person holds a stream. */
const MOST_OPEN = 400;

/** Programs on this machine, such as a proxy that is not named in TRUST_PROXY. */
const LOCAL = ['127.0.0.1', '::1'];

/** Slow senders and slow readers of one network must not use up the connections between the proxy and the site. */
export function limitOpenRequests(app: FastifyInstance): void {
  const open = new Map<string, number>();
  const turnOf = beginInTurns();
  app.addHook('onRequest', async (request, reply) => {
    const network = wideNetwork(request.ip);
    if (network === '' || LOCAL.includes(network) || LOCAL.includes(request.ip)) return;
    const count = open.get(network) ?? 0;
    if (count >= MOST_OPEN) {
      reply.header('connection', 'close');
      return sendProblem(reply, 429);
    }
    open.set(network, count + 1);
    const free = () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    };
    // The service finishes a call even if the client has gone, so the request counts until the call ends.
    reply.raw.once('close', () => void (endOfCall(request)?.then(free) ?? free()));
    await turnOf(network);
    // A client that has gone meanwhile no longer counts, so its request must not begin.
    if (reply.raw.destroyed) return reply.hijack();
  });
}
