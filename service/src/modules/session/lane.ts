import type { FastifyRequest } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import { isStaff } from './actor';

/**
 * Returns a request's lane in a queue of work: the account for the staff, and for anybody else the network
 * that one customer of an internet provider has, since one person may open many accounts.
 */
export function laneOf(request: FastifyRequest): string {
  const { session, network } = request;
  return session && isStaff(session) ? session.accountId : wideNetwork(network);
}
