import type { FastifyRequest } from 'fastify';
import { ROLE } from '@nivara/shared/contracts/session';
import { notSignedIn } from '../../problems';
import type { ActiveSession } from './sessions';

export type Actor = Pick<ActiveSession, 'accountId' | 'role' | 'name'>;

/** Returns who sent the request, for a route that requires a session. */
export const actorOf = (request: FastifyRequest): Actor => sessionOf(request);

/** Also returns the token's hash, which identifies the session among the account's sessions. */
export function sessionOf(request: FastifyRequest): ActiveSession {
  if (!request.session) throw notSignedIn();
  return request.session;
}

export const isDesk = (actor: Pick<Actor, 'role'>) => actor.role === ROLE.desk;

export const isDoctor = (actor: Pick<Actor, 'role'>) => actor.role === ROLE.doctor;

export const isStaff = (actor: Pick<Actor, 'role'>) => isDoctor(actor) || isDesk(actor);
