import { readSlots } from '../../api-client/appointments';
import { bookableDays } from '../../domain/appointment';
import type { Slot } from '../../domain/slot';
import { addDays } from '../../domain/clinic-time';
import { findTiming, timingBegins } from '../../domain/timings';
import type { ChosenTiming } from './chosen-timing';

const MOST_OFFERED = 5;
export const DAYS_SEARCHED = 14;

export interface FreeDay {
  date: string;
  slots: Slot[];
}

const minutesOf = (timing: string) => findTiming(timing)?.minutes ?? 0;

/** Returns the free timings nearest to the lost one, in the order of the day. */
export function nearestFree(slots: readonly Slot[], timing: string): Slot[] {
  const distance = (slot: Slot) => Math.abs(minutesOf(slot.timing) - minutesOf(timing));
  return slots
    .filter(({ free }) => free > 0)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_OFFERED)
    .sort((one, other) => minutesOf(one.timing) - minutesOf(other.timing));
}

export async function nextFreeDay(
  { service, date, timing, doctor }: ChosenTiming,
  today: string,
  patient?: string,
): Promise<FreeDay | undefined> {
  const { last } = bookableDays(today);
  for (let days = 1; days <= DAYS_SEARCHED; days += 1) {
    const next = addDays(date, days);
    if (next > last) return undefined;
    const slots = nearestFree(await readSlots({ service, date: next, doctor, patient }), timing);
    if (slots.length > 0) return { date: next, slots };
  }
  return undefined;
}

export const hasBegun = (date: string, timing: string, at: number): boolean =>
  timingBegins(date, findTiming(timing)?.slot ?? 0).getTime() <= at;
