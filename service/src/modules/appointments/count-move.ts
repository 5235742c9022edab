import type { AppContext } from '../../app-context';
import type { WindowLimit } from '../../plugins/rate-limits';
import { countForNetwork } from '../new-patients/count-for-network';
import type { AppointmentRow } from './appointment-repository';
import type { Changed } from './change-appointment';

/** Limits how often all visitors and new patients of one network together move in a day: each move sends a mail. */
export const NETWORK_MOVE_LIMIT: WindowLimit = {
  name: 'appointment-change-network',
  free: 120,
  windowSeconds: 24 * 60 * 60,
};

/**
 * Cancellations are never refused here: a cancelled appointment stays cancelled, so there cannot be more of them than
 * bookings. A move to the present timing does not count, since nobody is told of it.
 */
export async function countMove(
  context: AppContext,
  caller: Parameters<typeof countForNetwork>[2],
  { status }: { status?: string },
  work: () => Promise<Changed>,
): Promise<AppointmentRow> {
  const counted = () =>
    countForNetwork(context, NETWORK_MOVE_LIMIT, caller, work, ({ hasChanged }) => hasChanged);
  return (await (status === 'cancelled' ? work() : counted())).row;
}
