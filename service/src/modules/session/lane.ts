import type { FastifyRequest } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import { isStaff } from './actor';

/**
 * The lane of a request in a queue of work: an account of the staff, or the customer of the network of anybody else, since
 * one person may open many accounts.
 */
export function laneOf(request: FastifyRequest): string {
  const { session, network } = request;
  return session && isStaff(session) ? session.accountId : wideNetwork(network);
}
