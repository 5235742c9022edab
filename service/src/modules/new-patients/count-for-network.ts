import type { AppContext } from '../../app-context';
import { type WindowLimit, countAttempt } from '../../plugins/rate-limits';
import { type Actor, isDoctor } from '../session/actor';
import { findNewPatient } from './new-patient-repository';

/**
 * Counts an attempt of a visitor or a new patient for their network, since one person may have many accounts. Nothing is
 * counted for a patient who has kept a visit, or for a doctor.
 */
export async function countForNetwork(
  context: AppContext,
  limit: WindowLimit,
  actor: Actor | null,
  network: string,
): Promise<void> {
  const counts =
    actor === null ||
    (!isDoctor(actor) && (await findNewPatient(context.database, actor.accountId)) !== undefined);
  if (counts) await countAttempt(context, limit, network);
}
