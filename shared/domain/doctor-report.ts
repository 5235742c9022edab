import { object, string } from 'yup';
import { addDays, weekdayOf } from './clinic-time';
import { FIELD_MESSAGES } from './field-rules';

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const SUNDAY = 0;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** "2026-03"; without one it is this month, by the service's clock. */
export const doctorReportQuerySchema = object({
  month: string()
    .typeError(FIELD_MESSAGES.date)
    .matches(MONTH, { message: FIELD_MESSAGES.date, excludeEmptyString: true }),
});

export interface ReportWeek {
  /** The first and the last day, both within the month. */
  from: string;
  to: string;
  /** Kept visits by the name of their service. */
  services: { service: string; visits: number }[];
  outcomes: {
    kept: number;
    missed: number;
    cancelled: number;
    /** Booked, and neither kept nor missed yet. */
    open: number;
    /** Of all of these, those that had another timing before. */
    moved: number;
  };
  /** Counts of timings: those within the hours, and those with a patient who did not miss them. */
  timings: { offered: number; used: number };
  /** Of the week's appointments, in paise. */
  money: { billed: number; received: number };
}

/** A doctor's own month. */
export interface DoctorReport {
  month: string;
  weeks: ReportWeek[];
  /** Who kept a visit: for the first time with this doctor, or again. */
  patients: { fresh: number; returning: number };
}

export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const days: string[] = [];
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** From Monday to Sunday; the first and the last week end with the month. */
export function weeksOfMonth(month: string): { from: string; to: string }[] {
  const days = daysOfMonth(month);
  const ends = days.filter((day, index) => weekdayOf(day) === SUNDAY || index === days.length - 1);
  return ends.map((to, index) => ({
    from: index === 0 ? `${month}-01` : addDays(ends[index - 1] ?? to, 1),
    to,
  }));
}

/** The month that is so many months later, or earlier for a negative number. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export type ReportTotals = Pick<ReportWeek, 'services' | 'outcomes' | 'timings' | 'money'>;

/** The sums of all weeks; the services with the most visits come first. */
export function totalsOf(weeks: readonly ReportWeek[]): ReportTotals {
  const services = new Map<string, number>();
  for (const { service, visits } of weeks.flatMap((week) => week.services)) {
    services.set(service, (services.get(service) ?? 0) + visits);
  }
  const sum = (of: (week: ReportWeek) => number) => weeks.reduce((total, week) => total + of(week), 0);
  return {
    services: [...services]
      .map(([service, visits]) => ({ service, visits }))
      .sort((one, other) => other.visits - one.visits || one.service.localeCompare(other.service)),
    outcomes: {
      kept: sum(({ outcomes }) => outcomes.kept),
      missed: sum(({ outcomes }) => outcomes.missed),
      cancelled: sum(({ outcomes }) => outcomes.cancelled),
      open: sum(({ outcomes }) => outcomes.open),
      moved: sum(({ outcomes }) => outcomes.moved),
    },
    timings: { offered: sum(({ timings }) => timings.offered), used: sum(({ timings }) => timings.used) },
    money: { billed: sum(({ money }) => money.billed), received: sum(({ money }) => money.received) },
  };
}
