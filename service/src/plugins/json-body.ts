import type { FastifyRequest } from 'fastify';
import { beginInTurns } from '@nivara/shared/server/begin-in-turns';
import type { App } from '../app-instance';
import { laneOf } from '../modules/session/lane';
import { ProblemError, invalid } from '../problems';
import { findDangers } from './dangerous-input';
import { isOfThisMachine } from './turns-of-network';

/** Takes the place of a body that cannot be used. */
class RefusedBody {
  constructor(readonly problem: unknown) {}
}

/**
 * Bodies must be JSON; characters that no field allows are refused before any other rule. One body of each lane is
 * parsed in a turn of the event loop: a body of 64 kB takes several milliseconds, and hundreds may come at once.
 */
export function jsonBody(app: App): void {
  const turnOf = beginInTurns();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      if (!isOfThisMachine(request)) await turnOf(laneOf(request));
      return parse(text);
    },
  );
  // After a parser that throws, fastify closes the connection: hundreds of refused bodies would be hundreds of new
  // connections, and Node accepts a single one in each turn of the event loop.
  app.addHook('preValidation', async ({ body }) => {
    if (body instanceof RefusedBody) throw body.problem;
  });
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new RefusedBody(new ProblemError(400, 'The body is not valid JSON.'));
  }
  const errors = findDangers(body);
  return errors.length > 0 ? new RefusedBody(invalid(errors)) : body;
}
