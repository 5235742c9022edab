import type { AppContext } from '../../app-context';
import type { WindowLimit } from '../../plugins/rate-limits';
import { countForNetwork } from '../new-patients/count-for-network';
import type { AppointmentRow } from './appointment-repository';
import type { Changed } from './change-appointment';

/** For the moves of the visitors and new patients of a network together in a day, since each move is mailed. */
export const NETWORK_MOVE_LIMIT: WindowLimit = {
  name: 'appointment-change-network',
  free: 120,
  windowSeconds: 24 * 60 * 60,
};

/**
 * A cancelled appointment stays cancelled, so the bookings limit the cancellations, and nobody is kept from one. A move to
 * the present timing does not count, since nobody is told of it.
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
