import type { DeskTiming } from '@nivara/shared/domain/desk-day';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';

const MINUTE_MS = 60_000;

type Timing = Pick<DeskTiming, 'appointments' | 'closed' | 'held' | 'startsAt'>;

/** A free timing is not taken and has not begun. */
export const isFree = ({ appointments, closed, held, startsAt }: Timing, now: Date): boolean =>
  appointments.length === 0 && !closed && !held && new Date(startsAt) > now;

/** A patient who walks in may also take a timing that has begun. */
export const isFreeForWalkIn = (timing: Timing, now: Date): boolean =>
  isFree(timing, new Date(now.getTime() - TIMING_MINUTES * MINUTE_MS));
