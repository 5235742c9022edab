import type { AppointmentKind } from './appointment';

export const PRICED_KINDS = ['package', 'test'] as const;
export type PricedKind = (typeof PRICED_KINDS)[number];

/** A package or a test, as the clinic sells it. */
export interface PricedItem {
  id: string;
  kind: PricedKind;
  name: string;
  /** The content of a package, one part on each line; for a test, how to prepare for it. */
  details: string;
  minutes: number;
  /** In paise. */
  price: number;
}

export interface PricedService {
  id: number;
  service: string;
  kind: AppointmentKind;
  /** In paise. */
  fee: number;
  online: boolean;
}

/** The facts that visitors read before they book. */
export interface PriceList {
  services: PricedService[];
  entries: PricedItem[];
}

export const MINUTES_IN_HOUR = 60;

/** "25 minutes", "1 hour", "2 hours 30 minutes" */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  const rest = minutes % MINUTES_IN_HOUR;
  return [count(hours, 'hour'), count(rest, 'minute')].filter(Boolean).join(' ') || '0 minutes';
}

const count = (number: number, word: string) =>
  number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`;

export const linesOf = (details: string): string[] =>
  details
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
