import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context';
import { actorOf } from '../modules/session/actor';
import { runInLane } from '../modules/session/lane';
import { type Limit, countAttempt } from '../plugins/rate-limits';

const HOUR = 60 * 60;

/** Allows an account more documents than a busy desk prints, and fewer than would keep the thread busy. */
export const PDF_LIMIT: Limit = {
  name: 'pdf',
  free: 200,
  firstDelaySeconds: 60,
  longestDelaySeconds: HOUR,
  forgetAfterSeconds: HOUR,
};

/** Draws a document when it is the caller's turn. */
export async function drawForAccount(
  context: AppContext,
  request: FastifyRequest,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  await countAttempt(context, PDF_LIMIT, actorOf(request).accountId);
  return runInLane(context, request, draw);
}
