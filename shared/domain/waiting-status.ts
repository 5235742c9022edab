import type { WaitingStatus } from './waiting-list';

/** Open entries, which the patient can leave. */
export const OPEN_WAITING_STATUSES = ['waiting', 'offered'] as const satisfies readonly WaitingStatus[];

export const isOpenEntry = ({ status }: { status: WaitingStatus }): boolean =>
  (OPEN_WAITING_STATUSES as readonly WaitingStatus[]).includes(status);
