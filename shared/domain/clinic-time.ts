/** The clinic's clock: Asia/Kolkata, which has no summer time. Dates are texts in the form YYYY-MM-DD. */
const OFFSET_MS = (5 * 60 + 30) * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that the calendar has, in the year 1800 or later. */
export function isRealDate(value: string): boolean {
  const parts = DATE.exec(value);
  if (!parts) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return Number(parts[1]) >= 1800 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const dayStart = (date: string) => Date.parse(`${date}T00:00:00Z`) - OFFSET_MS;

export const clinicDate = (at: Date) => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** Minutes since the clinic's midnight. */
export const clinicMinutes = (at: Date) => Math.floor(((at.getTime() + OFFSET_MS) % DAY_MS) / 60_000);

export const clinicMoment = (date: string, minutes: number) => new Date(dayStart(date) + minutes * 60_000);

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

const dayParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const shortDayParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Browsers differ in the commas between the parts. */
function partsOf(date: string, format: Intl.DateTimeFormat) {
  const parts = format.formatToParts(new Date(`${date}T00:00:00Z`));
  return (type: string) => parts.find((each) => each.type === type)?.value ?? '';
}

/** "Tuesday, 3 March 2026" */
export function dayInWords(date: string): string {
  const part = partsOf(date, dayParts);
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}

/** "Tue 3 Mar" */
export function dayInShort(date: string): string {
  const part = partsOf(date, shortDayParts);
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** "Tue" */
export const weekdayInShort = (date: string): string => partsOf(date, shortDayParts)('weekday');

/** "3 Mar", with the year unless it is the year of `today`. */
export function dateOfYear(date: string, today: string): string {
  const part = partsOf(date, shortDayParts);
  const year = date.slice(0, 4);
  return `${part('day')} ${part('month')}${today.startsWith(year) ? '' : ` ${year}`}`;
}

/** "3 March 2026" */
export const dateInWords = (date: string): string => dayInWords(date).replace(/^\w+, /, '');

const shortDateParts = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "3 Mar 2026", by the clinic's calendar. */
export const dateInShort = (at: Date): string => shortDateParts.format(at);

/** "8:05 AM", on the clinic's clock. */
export const timeInWords = (at: Date): string => clockTime(clinicMinutes(at));

/** "3 March 2026, 8:05 AM" */
export const momentInWords = (at: Date): string => `${dateInWords(clinicDate(at))}, ${timeInWords(at)}`;

/** "8:05 AM" */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  const past = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** "08:05", which sorts as the day runs. */
export const clockTime24 = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The age in whole years, which grows on the birthday. */
export function ageOn(dob: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dob.slice(0, 4));
  return date.slice(5) < dob.slice(5) ? years - 1 : years;
}
