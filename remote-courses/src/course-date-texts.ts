import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { CourseDate } from '@nivara/shared/domain/course-date';
import { feeWithTax } from '@nivara/shared/domain/course-fee';
import { formatRupees } from '@nivara/shared/domain/rupees';

export const daysInWords = ({ startsOn, endsOn }: Pick<CourseDate, 'startsOn' | 'endsOn'>): string =>
  endsOn === null ? dateInWords(startsOn) : `${dateInWords(startsOn)} to ${dateInWords(endsOn)}`;

export function seatsInWords({ free, waiting }: Pick<CourseDate, 'free' | 'waiting'>): string {
  if (free > 0) return free === 1 ? '1 seat free' : `${free} seats free`;
  return waiting === 0 ? 'Full, with a waiting list' : `Full, ${waiting} on the waiting list`;
}

export const feeInWords = (date: Pick<CourseDate, 'fee' | 'taxPercent'>): string =>
  date.fee === 0 ? 'Free of charge' : `${formatRupees(feeWithTax(date))}, taxes included`;

export const choiceInWords = (date: CourseDate): string =>
  `From ${dateInWords(date.startsOn)}, ${date.times} (${seatsInWords(date).toLowerCase()})`;
