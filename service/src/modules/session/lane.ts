import type { FastifyRequest } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import type { AppContext } from '../../app-context';
import { isStaff } from './actor';

/**
 * Returns a request's lane in a queue of work: the account for the staff, and for anybody else the network
 * that one customer of an internet provider has, since one person may open many accounts.
 */
export function laneOf(request: FastifyRequest): string {
  const { session, network } = request;
  return session && isStaff(session) ? session.accountId : wideNetwork(network);
}

/** Runs heavy work in the request's lane. Ends its turn in `turnsOfNetwork`, so that quick requests do not wait for the work. */
export function runInLane<Result>(
  { heavyWork }: Pick<AppContext, 'heavyWork'>,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  request.endTurn();
  return heavyWork.run(laneOf(request), work);
}
