import { wideNetwork } from '@nivara/shared/contracts/network';
import type { App } from '../app-instance';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next request of the network begin; called once the answer is known. */
    endTurn: () => void;
  }
}

/** More reads than one page makes, and than documents of one network are drawn at once. */
const AT_ONCE = 16;
/** Requests without a body, so no turn waits for a slow sender. */
const METHODS = new Set(['GET', 'HEAD', 'DELETE']);

interface Lane {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Lets the reads and deletions of one internet customer wait for each other. A read of the embedded database keeps the one
 * thread busy: hundreds of reads at once would keep everybody else waiting until all of them are answered.
 */
export function turnsOfNetwork(app: App): void {
  const lanes = new Map<string, Lane>();
  const nothing = () => undefined;
  app.decorateRequest('endTurn', nothing);

  app.addHook('onRequest', (request, { raw: response }, next) => {
    if (!METHODS.has(request.method)) return next();
    const network = wideNetwork(request.network);
    const lane = lanes.get(network) ?? { underWay: 0, waiting: [] };
    lanes.set(network, lane);
    const end = () => {
      request.endTurn = nothing;
      endTurnIn(lane, network);
    };
    const begin = () => {
      // The client may have gone while the request waited.
      if (response.destroyed) return endTurnIn(lane, network);
      request.endTurn = end;
      response.once('close', () => request.endTurn());
      next();
    };
    if (lane.underWay >= AT_ONCE) return void lane.waiting.push(begin);
    lane.underWay += 1;
    begin();
  });
  app.addHook('onSend', (request, _reply, _payload, next) => {
    request.endTurn();
    next();
  });

  /** Hands the turn over to the next request, or ends it. */
  function endTurnIn(lane: Lane, network: string): void {
    // Not at once: a read of the embedded database is answered within one turn of the event loop, and hundreds of
    // requests that arrived together would follow each other before those of others are even received.
    setImmediate(() => {
      const begin = lane.waiting.shift();
      if (begin) return begin();
      lane.underWay -= 1;
      if (lane.underWay === 0) lanes.delete(network);
    });
  }
}
