import { dateInWords } from '@nivara/shared/domain/clinic-time';

/** Writes "2026-03-01" as "1 March 2026", and leaves other words of a data file as they are. */
export const writtenDay = (date: string): string =>
  Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? date : dateInWords(date);
