import { formatRupees } from '@nivara/shared/domain/rupees';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const PAISE = 100;

const short = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

export const toHours = (timings: number): number => (timings * TIMING_MINUTES) / MINUTES_PER_HOUR;

/** "12.5 h" */
export const inHours = (hours: number): string =>
  `${hours.toLocaleString('en-IN', { maximumFractionDigits: 1 })} h`;

export const hoursInWords = (timings: number): string => inHours(toHours(timings));

/** "40%", or a dash where the total is nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '—' : `${Math.round((100 * part) / whole)}%`;

/** "5 h", "2.5 days" */
export function waitInWords(hours: number | null): string {
  if (hours === null) return '—';
  if (hours < 2 * HOURS_PER_DAY) return inHours(hours);
  const days = (hours / HOURS_PER_DAY).toLocaleString('en-IN', { maximumFractionDigits: 1 });
  return `${days} days`;
}

export const rupees = (paise: number): string => formatRupees(paise);

/** "₹1.2L", for an axis. */
export const shortRupees = (paise: number): string => `₹${short.format(paise / PAISE)}`;

export interface Change {
  /** "12%" */
  words: string;
  direction: 'up' | 'down' | 'same';
}

/** Undefined where there is nothing to compare with. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return { words: 'as before', direction: 'same' };
  return { words: `${Math.abs(percent)}%`, direction: percent > 0 ? 'up' : 'down' };
}
