import type { DayTiming, DoctorDay } from '@nivara/shared/domain/doctor-day';

export type TimelineRow =
  | { row: 'now' }
  | { row: 'timing'; timing: DayTiming }
  /** No timing from the first to the last can be booked. */
  | { row: 'closed'; first: DayTiming; last: DayTiming };

/** Puts the present moment before the timing at `nowAt`, and joins neighbouring closed timings into one row. */
export function timelineRows(timings: readonly DayTiming[], nowAt: number | undefined): TimelineRow[] {
  const rows: TimelineRow[] = [];
  timings.forEach((timing, index) => {
    if (index === nowAt) rows.push({ row: 'now' });
    const before = rows.at(-1);
    if (!isClosed(timing)) rows.push({ row: 'timing', timing });
    else if (before?.row === 'closed') before.last = timing;
    else rows.push({ row: 'closed', first: timing, last: timing });
  });
  if (nowAt === timings.length) rows.push({ row: 'now' });
  return rows;
}

/** Nobody is booked, and nobody can book. */
export const isClosedDay = ({ timings }: DoctorDay) =>
  timings.every(({ entry, closed }) => entry === null && closed);

const isClosed = ({ entry, closed, held }: DayTiming) => entry === null && closed && !held;
