import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '@nivara/shared/contracts/network';
import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { beginInTurns } from '@nivara/shared/server/begin-in-turns';
import type { App } from '../app-instance';
import { laneOf } from '../modules/session/lane';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True where a password is hashed. */
    hashes?: boolean;
  }
  interface FastifyRequest {
    /** Lets the next request of the network begin; called once the answer is known. */
    endTurn: () => void;
  }
}

/** How many requests of one internet customer are answered at a time. */
export interface AtOnce {
  reads: number;
  writes: number;
}

/** A password is hashed in a quarter of a second, so these requests have turns of their own, beside other writes. */
const HASHES_AT_ONCE = 4;
/** Somebody who signs in to one account again and again keeps nobody else of the network waiting. */
const HASHES_OF_ONE_NAME = 2;

const READS = new Set(['GET', 'HEAD']);
const LOCAL = ['127.0.0.1', networkOf('::1')];

interface Lane {
  underWay: number;
  waiting: (() => void)[];
}

/** A name, and how many of its requests are answered at a time. */
type LaneRule = readonly [name: string, atOnce: number];

/**
 * Lets the requests of one internet customer wait for each other, while each of the staff has turns of their own. A read of
 * the embedded database keeps the one thread busy, and a write keeps a connection to PostgreSQL while it waits for a
 * lock: hundreds of them at once would keep everybody else waiting until all are answered.
 */
export function turnsOfNetwork(app: App, atOnce: AtOnce): void {
  const lanes = new Map<string, Lane>();
  const nothing = () => undefined;
  const turnOf = beginInTurns();
  app.decorateRequest('endTurn', nothing);

  // By now the session is known, and the body has come, so no turn waits for a slow sender. Only a form with files is
  // read later. Programs of this machine do not wait: behind a proxy here that TRUST_PROXY does not name, all
  // visitors have this machine’s address, and would wait for each other.
  app.addHook('preValidation', (request, { raw }, next) => {
    if (isFormWithFiles(request) || isOfThisMachine(request)) next();
    else takeTurn(lanesFor(request, atOnce), request, raw, next);
  });
  app.addHook('onSend', (request, _reply, _payload, next) => {
    request.endTurn();
    next();
  });

  /** Waits in one lane after the other, and then begins. */
  function takeTurn(
    rules: readonly LaneRule[],
    request: FastifyRequest,
    response: ServerResponse,
    next: () => void,
  ): void {
    const [rule, ...others] = rules;
    if (!rule) {
      const turn = turnOf(laneOf(request));
      // The client may have gone while the request waited.
      return void (turn?.then(() => response.destroyed || next()) ?? next());
    }
    const [name, most] = rule;
    const lane = lanes.get(name) ?? { underWay: 0, waiting: [] };
    lanes.set(name, lane);
    const begin = () => {
      // The client may have gone while the request waited.
      if (response.destroyed) return endTurnIn(lane, name);
      const endOthers = request.endTurn;
      request.endTurn = () => {
        request.endTurn = nothing;
        endOthers();
        endTurnIn(lane, name);
      };
      response.once('close', () => request.endTurn());
      takeTurn(others, request, response, next);
    };
    if (lane.underWay >= most) return void lane.waiting.push(begin);
    lane.underWay += 1;
    begin();
  }

  /** Hands the turn over to the next request, or ends it. */
  function endTurnIn(lane: Lane, name: string): void {
    // Not at once: a read of the embedded database is answered within one turn of the event loop, and hundreds of
    // requests that arrived together would follow each other before those of others are even received.
    setImmediate(() => {
      const begin = lane.waiting.shift();
      if (begin) return begin();
      lane.underWay -= 1;
      if (lane.underWay === 0) lanes.delete(name);
    });
  }
}

export const isOfThisMachine = ({ network }: FastifyRequest) => LOCAL.includes(network);

function lanesFor(request: FastifyRequest, { reads, writes }: AtOnce): readonly LaneRule[] {
  const lane = laneOf(request);
  if (READS.has(request.method)) return [[`reads ${lane}`, reads]];
  if (!request.routeOptions.config?.hashes) return [[`writes ${lane}`, writes]];
  const all: LaneRule = [`hashes ${lane}`, HASHES_AT_ONCE];
  const name = request.session?.accountId ?? typedName(request.body);
  return name === '' ? [all] : [[`hashes ${lane} ${name}`, HASHES_OF_ONE_NAME], all];
}

/** Returns the typed name of a sign-in, or the challenge of a second step. */
function typedName(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const name: unknown = Reflect.get(body, 'username') ?? Reflect.get(body, 'challenge');
  return typeof name === 'string' ? tidyEmail(name) : '';
}

/** Only the routes that take files can read such a form. */
const isFormWithFiles = (request: FastifyRequest) =>
  request.server.hasRequestDecorator('isMultipart') && request.isMultipart();
