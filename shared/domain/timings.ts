import { addDays, clinicDate, clinicMoment, clockTime } from './clinic-time';

/** The four time slots of the day have nine timings each. */
export const TIMESLOTS = ['Morning', 'Afternoon', 'Evening', 'Night'] as const;
export type Timeslot = (typeof TIMESLOTS)[number];

export const TIMING_MINUTES = 25;
const TIMINGS_PER_TIMESLOT = 9;
const FIRST_HOUR: Record<Timeslot, number> = { Morning: 8, Afternoon: 12, Evening: 16, Night: 20 };

export interface Timing {
  /** 0 to 35: the timing's number in the day. */
  slot: number;
  timeslot: Timeslot;
  /** "8:25 AM", the beginning of the timing. */
  timing: string;
  /** Minutes since midnight. */
  minutes: number;
}

export const TIMINGS: readonly Timing[] = TIMESLOTS.flatMap((timeslot) =>
  Array.from({ length: TIMINGS_PER_TIMESLOT }, (_, index) => {
    const minutes = FIRST_HOUR[timeslot] * 60 + index * TIMING_MINUTES;
    return { timeslot, timing: clockTime(minutes), minutes };
  }),
).map((timing, slot) => ({ slot, ...timing }));

const byText = new Map(TIMINGS.map((timing) => [timing.timing, timing]));

export const TIMING_TEXTS: readonly string[] = [...byText.keys()];

export const findTiming = (text: string) => byText.get(text);

export const timingsOf = (timeslot: Timeslot) => TIMINGS.filter((timing) => timing.timeslot === timeslot);

export function timingAt(slot: number): Timing {
  const timing = TIMINGS[slot];
  if (!timing) throw new RangeError(`There is no timing ${slot} in a day.`);
  return timing;
}

export const timingBegins = (date: string, slot: number) => clinicMoment(date, timingAt(slot).minutes);

/** Today while a timing is still to come, otherwise tomorrow. */
export function nextDayWithTimings(now: Date): string {
  const today = clinicDate(now);
  return timingBegins(today, TIMINGS.length - 1) > now ? today : addDays(today, 1);
}

/** "8:00 AM to 11:45 AM" */
export function timeslotRange(timeslot: Timeslot): string {
  const timings = timingsOf(timeslot);
  const last = timings.at(-1)?.minutes ?? 0;
  return `${timings[0]?.timing ?? ''} to ${clockTime(last + TIMING_MINUTES)}`;
}
