/** The clinic's clock: Asia/Kolkata, which has no summer time. Dates are texts in the form YYYY-MM-DD. */
const OFFSET_MS = (5 * 60 + 30) * 60_000;
const DAY_MS = 24 * 60 * 60_000;

const dayStart = (date: string) => Date.parse(`${date}T00:00:00Z`) - OFFSET_MS;

export const clinicDate = (at: Date) => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** Minutes since the clinic's midnight. */
export const clinicMinutes = (at: Date) => Math.floor(((at.getTime() + OFFSET_MS) % DAY_MS) / 60_000);

export const clinicMoment = (date: string, minutes: number) => new Date(dayStart(date) + minutes * 60_000);

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

const dayParts = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Tuesday, 3 March 2026", put together here because browsers differ in their commas. */
export function dayInWords(date: string): string {
  const parts = dayParts.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
}

/** "3 March 2026" */
export const dateInWords = (date: string): string => dayInWords(date).replace(/^\w+, /, '');

/** "3 March 2026, 8:05 AM" */
export const momentInWords = (at: Date): string =>
  `${dateInWords(clinicDate(at))}, ${clockTime(clinicMinutes(at))}`;

/** "8:05 AM" */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24;
  const past = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${past} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Whole years; a new one begins on the birthday. */
export function ageOn(dob: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dob.slice(0, 4));
  return date.slice(5) < dob.slice(5) ? years - 1 : years;
}
