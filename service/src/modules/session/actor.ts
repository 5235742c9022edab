import type { FastifyRequest } from 'fastify';
import { ROLE } from '@nivara/shared/contracts/session';
import { notSignedIn } from '../../problems';
import type { ActiveSession } from './sessions';

/** Who acts. */
export type Actor = Pick<ActiveSession, 'accountId' | 'role' | 'name'>;

/** For routes that only signed-in people reach. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.session) throw notSignedIn();
  return request.session;
}

export const isDoctor = (actor: Pick<Actor, 'role'>) => actor.role === ROLE.doctor;
