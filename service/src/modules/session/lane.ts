import type { FastifyRequest } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import { actorOf, isStaff } from './actor';

/**
 * Whose turn it is in a queue of work: staff's by account, patients' by the customer of their network, since one person may
 * open many accounts.
 */
export function laneOf(request: FastifyRequest): string {
  const actor = actorOf(request);
  return isStaff(actor) ? actor.accountId : wideNetwork(request.network);
}
