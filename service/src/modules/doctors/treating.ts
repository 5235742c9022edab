import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { type Actor, isDoctor } from '../session/actor';
import { treats } from './treating-repository';

/** 404 unless the data is the actor's own or that of a patient whom they treat. */
export async function requireMayRead(
  { database }: Pick<AppContext, 'database'>,
  actor: Actor,
  accountId: string | null | undefined,
): Promise<void> {
  if (accountId == null) throw notFound();
  if (isDoctor(actor) ? await treats(database, actor.accountId, accountId) : actor.accountId === accountId)
    return;
  throw notFound();
}
