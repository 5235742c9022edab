import type { AppContext } from '../../app-context';
import type { WindowLimit } from '../../plugins/rate-limits';
import { countForNetwork } from '../new-patients/count-for-network';

/** For the moves of the visitors and new patients of a network together in a day, since each move is mailed. */
export const NETWORK_MOVE_LIMIT: WindowLimit = {
  name: 'appointment-change-network',
  free: 120,
  windowSeconds: 24 * 60 * 60,
};

/** A cancelled appointment stays cancelled, so the bookings limit the cancellations, and nobody is kept from one. */
export const countMove = <Result>(
  context: AppContext,
  caller: Parameters<typeof countForNetwork>[2],
  { status }: { status?: string },
  work: () => Promise<Result>,
): Promise<Result> =>
  status === 'cancelled' ? work() : countForNetwork(context, NETWORK_MOVE_LIMIT, caller, work);
