import { dateInWords } from '@nivara/shared/domain/clinic-time';

/** "2026-03-01" is "1 March 2026"; a data file may hold other words instead. */
export const writtenDay = (date: string): string =>
  Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : dateInWords(date);
