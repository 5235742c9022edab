import { addDays, clinicDate, clinicMinutes, clinicMoment, weekdayOf } from './clinic-time';

/** Minutes since the clinic's midnight. */
export interface OpenHours {
  from: number;
  to: number;
}

/** The hours of each weekday, 0 is Sunday; null where the clinic is closed. */
export type ClinicWeek = readonly (OpenHours | null)[];

const DAYS = 7;

/** The first open day from `date` on, with its hours; undefined for a clinic that never opens. */
function openFrom(week: ClinicWeek, date: string): { date: string; hours: OpenHours } | undefined {
  for (let days = 0; days < DAYS; days += 1) {
    const day = addDays(date, days);
    const hours = week[weekdayOf(day)];
    if (hours) return { date: day, hours };
  }
  return undefined;
}

/**
 * One working day later: the same time of the next day on which the clinic is open. What arrives while the clinic is
 * closed counts as arrived at its next opening.
 */
export function workingDayAfter(at: Date, week: ClinicWeek): Date {
  const today = clinicDate(at);
  const minutes = clinicMinutes(at);
  const isOver = minutes >= (week[weekdayOf(today)]?.to ?? 0);
  const begin = openFrom(week, isOver ? addDays(today, 1) : today);
  const end = begin && openFrom(week, addDays(begin.date, 1));
  if (!begin || !end) return clinicMoment(addDays(today, 1), minutes);
  const time = begin.date === today ? Math.max(minutes, begin.hours.from) : begin.hours.from;
  return clinicMoment(end.date, Math.min(Math.max(time, end.hours.from), end.hours.to));
}
