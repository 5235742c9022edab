import { addDays, clinicDate, clinicMinutes, clinicMoment, timeInWords, weekdayInShort } from './clinic-time';

/** A freed timing is held this long for the next entry in line. */
export const OFFER_MINUTES = 30;

/** People sleep in these hours of the clinic's clock: an offer that begins in them ends after them, unless its timing is in the same night. */
export const QUIET_HOURS = { from: 22, to: 8 };

/**
 * Returns the end of an offer that is made now for a timing that begins at `begins`. Undefined for a timing that has
 * begun, and at night for a timing so early in the morning that the offer would end before 8:30: anybody can book it.
 */
export function offerEnds(now: Date, begins: Date): Date | undefined {
  const hour = clinicMinutes(now) / 60;
  const today = clinicDate(now);
  const isQuiet = hour < QUIET_HOURS.to || hour >= QUIET_HOURS.from;
  const isTonight = hour >= QUIET_HOURS.from && clinicDate(begins) === today;
  if (!isQuiet || isTonight) {
    const end = new Date(Math.min(now.getTime() + OFFER_MINUTES * 60_000, begins.getTime()));
    return end > now ? end : undefined;
  }
  const morning = hour < QUIET_HOURS.to ? today : addDays(today, 1);
  const end = clinicMoment(morning, QUIET_HOURS.to * 60 + OFFER_MINUTES);
  return end < begins ? end : undefined;
}

/** "8:40 AM", or "Tue 8:30 AM" where the offer ends on the next day, since a date would not fit on a phone. */
export function offerEndInWords(end: Date, now: Date): string {
  const day = clinicDate(end);
  return day === clinicDate(now) ? timeInWords(end) : `${weekdayInShort(day)} ${timeInWords(end)}`;
}
