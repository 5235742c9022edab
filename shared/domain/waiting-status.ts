import type { WaitingStatus } from './waiting-list';

/** An entry with one of these statuses is open: the patient can still leave the waiting list. */
export const OPEN_WAITING_STATUSES = ['waiting', 'offered'] as const satisfies readonly WaitingStatus[];

export const isOpenEntry = ({ status }: { status: WaitingStatus }): boolean =>
  (OPEN_WAITING_STATUSES as readonly WaitingStatus[]).includes(status);
