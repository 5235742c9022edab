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
 * Counts the work of a visitor or a new patient against their network's limit, since one person may have many
 * accounts. Work that fails is not counted, nor is work whose result `isCounted` rejects. Doctors and patients with a
 * completed appointment have no such limit.
 */
export async function countForNetwork<Result>(
  context: AppContext,
  limit: WindowLimit,
  { actor, network }: Caller,
  work: () => Promise<Result>,
  isCounted: (result: Result) => boolean = () => true,
): Promise<Result> {
  const counts =
    actor === null ||
    (!isDoctor(actor) && (await findNewPatient(context.database, actor.accountId)) !== undefined);
  if (!counts) return work();
  // All IPv6 networks of one internet customer count as one.
  const customer = wideNetwork(network);
  // Counted beforehand, so that concurrent requests do not exceed the limit.
  await countAttempt(context, limit, customer);
  let staysCounted = false;
  try {
    const result = await work();
    staysCounted = isCounted(result);
    return result;
  } finally {
    if (!staysCounted) await uncountAttempt(context, limit, customer);
  }
}
