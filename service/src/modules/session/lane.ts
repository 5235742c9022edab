import type { FastifyRequest } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import { actorOf, isStaff } from './actor';

/**
 * The lane of a request in a queue of work: an account of the staff, or the customer of a patient's network, since one
 * person may open many accounts.
 */
export function laneOf(request: FastifyRequest): string {
  const actor = actorOf(request);
  return isStaff(actor) ? actor.accountId : wideNetwork(request.network);
}
