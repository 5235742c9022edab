import { addDays, dateInWords, weekdayOf } from './clinic-time';

/** Both days count. */
export interface Period {
  from: string;
  to: string;
}

export const CALENDAR_PERIODS = ['month', 'quarter', 'year'] as const;
export type CalendarPeriod = (typeof CALENDAR_PERIODS)[number];

const MONTHS: Record<CalendarPeriod, number> = { month: 1, quarter: 3, year: 12 };
/** Three years. */
export const LONGEST_PERIOD_DAYS = 1096;
const DAY_MS = 24 * 60 * 60_000;
const MONDAY = 1;
const MOST_DAYS_FOR_DAILY_STEPS = 31;
const MOST_DAYS_FOR_WEEKLY_STEPS = 16 * 7;

const firstOfMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

const yearOf = (date: string) => Number(date.slice(0, 4));
const monthOf = (date: string) => Number(date.slice(5, 7)) - 1;

/** The number of days in the period. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

export const daysOf = (period: Period): string[] =>
  Array.from({ length: Math.max(0, daysIn(period)) }, (_, index) => addDays(period.from, index));

/** The month, quarter or year that contains the day. */
export function periodAround(kind: CalendarPeriod, date: string): Period {
  const months = MONTHS[kind];
  const first = monthOf(date) - (monthOf(date) % months);
  return {
    from: firstOfMonth(yearOf(date), first),
    to: addDays(firstOfMonth(yearOf(date), first + months), -1),
  };
}

/** Undefined for days that are no whole month, quarter or year. */
export const calendarPeriodOf = ({ from, to }: Period): CalendarPeriod | undefined =>
  CALENDAR_PERIODS.find((kind) => {
    const whole = periodAround(kind, from);
    return whole.from === from && whole.to === to;
  });

/** The period that is `by` periods later; a negative `by` goes back. */
export function shiftPeriod(period: Period, by: number): Period {
  const kind = calendarPeriodOf(period);
  if (kind !== undefined) {
    const first = firstOfMonth(yearOf(period.from), monthOf(period.from) + by * MONTHS[kind]);
    return periodAround(kind, first);
  }
  const days = daysIn(period) * by;
  return { from: addDays(period.from, days), to: addDays(period.to, days) };
}

/** The last counted day; in the current period, today. */
export const lastDayOf = ({ from, to }: Period, today: string): string =>
  from <= today && today < to ? today : to;

/** The previous period; while the given period is running, only as many days as have passed of it. */
export function periodBefore(period: Period, today: string): Period {
  const before = shiftPeriod(period, -1);
  const until = lastDayOf(period, today);
  if (until === period.to) return before;
  const to = addDays(before.from, daysIn({ from: period.from, to: until }) - 1);
  return { from: before.from, to: to < before.to ? to : before.to };
}

export type PeriodStep = 'day' | 'week' | 'month';

export function stepOf(period: Period): PeriodStep {
  const days = daysIn(period);
  if (days <= MOST_DAYS_FOR_DAILY_STEPS) return 'day';
  return days <= MOST_DAYS_FOR_WEEKLY_STEPS ? 'week' : 'month';
}

const BEGINS: Record<PeriodStep, (date: string) => boolean> = {
  day: () => true,
  week: (date) => weekdayOf(date) === MONDAY,
  month: (date) => date.endsWith('-01'),
};

/** Days, weeks from Monday to Sunday, or months; the first and the last may be cut off by the period. */
export function stepsIn(period: Period): Period[] {
  const begins = BEGINS[stepOf(period)];
  const starts = daysOf(period).filter((date) => date === period.from || begins(date));
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? period.to : addDays(next, -1) };
  });
}

const wordsOf = (date: string) => {
  const [day = '', month = '', year = ''] = dateInWords(date).split(' ');
  return { day, month, year };
};

/** "March 2026", "January to March 2026", "2026", "3 to 17 March 2026" */
export function periodInWords(period: Period): string {
  const kind = calendarPeriodOf(period);
  const [first, last] = [wordsOf(period.from), wordsOf(period.to)];
  if (kind === 'month') return `${first.month} ${first.year}`;
  if (kind === 'quarter') return `${first.month} to ${last.month} ${last.year}`;
  if (kind === 'year') return first.year;
  if (period.from === period.to) return dateInWords(period.from);
  if (first.year !== last.year) return `${dateInWords(period.from)} to ${dateInWords(period.to)}`;
  const start = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `${start} to ${dateInWords(period.to)}`;
}

/** "2 Mar", "2 to 8 Mar", "Mar 2026": short enough to fit below a bar. */
export function stepInWords(period: Period, step: PeriodStep): string {
  const [first, last] = [wordsOf(period.from), wordsOf(period.to)];
  const short = ({ month }: { month: string }) => month.slice(0, 3);
  if (step === 'month') return `${short(first)} ${first.year}`;
  if (period.from === period.to) return `${first.day} ${short(first)}`;
  const start = first.month === last.month ? first.day : `${first.day} ${short(first)}`;
  return `${start} to ${last.day} ${short(last)}`;
}
