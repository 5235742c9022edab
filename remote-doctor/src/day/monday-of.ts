import { addDays, weekdayOf } from '@nivara/shared/domain/clinic-time';
import { DAYS_OF_WEEK } from '@nivara/shared/domain/doctor-day';

const MONDAY = 1;

/** The first day of the date's week. */
export const mondayOf = (date: string): string =>
  addDays(date, -((weekdayOf(date) - MONDAY + DAYS_OF_WEEK) % DAYS_OF_WEEK));
