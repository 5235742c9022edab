import type { DeskTiming } from '@nivara/shared/domain/desk-day';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';

const MINUTE_MS = 60_000;

type Timing = Pick<DeskTiming, 'appointments' | 'closed' | 'held' | 'startsAt'>;

/** Nobody has it, and it has not begun. */
export const isFree = ({ appointments, closed, held, startsAt }: Timing, now: Date): boolean =>
  appointments.length === 0 && !closed && !held && new Date(startsAt) > now;

/** Somebody who walks in may also take the timing that runs. */
export const isFreeForWalkIn = (timing: Timing, now: Date): boolean =>
  isFree(timing, new Date(now.getTime() - TIMING_MINUTES * MINUTE_MS));
