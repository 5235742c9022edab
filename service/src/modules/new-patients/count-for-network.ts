import { wideNetwork } from '@nivara/shared/contracts/network';
import type { AppContext } from '../../app-context';
import { type WindowLimit, countAttempt, uncountAttempt } from '../../plugins/rate-limits';
import { type Actor, isDoctor } from '../session/actor';
import { findNewPatient } from './new-patient-repository';

interface Caller {
  /** Null for a visitor. */
  actor: Actor | null;
  network: string;
}

/**
 * Counts work of a visitor or a new patient for their network, since one person may have many accounts. Nothing is
 * counted for work that fails, for a patient who has kept a visit, or for a doctor.
 */
export async function countForNetwork<Result>(
  context: AppContext,
  limit: WindowLimit,
  { actor, network }: Caller,
  work: () => Promise<Result>,
): Promise<Result> {
  const counts =
    actor === null ||
    (!isDoctor(actor) && (await findNewPatient(context.database, actor.accountId)) !== undefined);
  if (!counts) return work();
  // All IPv6 networks of one internet customer count as one.
  const customer = wideNetwork(network);
  await countAttempt(context, limit, customer);
  try {
    return await work();
  } catch (error) {
    await uncountAttempt(context, limit, customer);
    throw error;
  }
}
