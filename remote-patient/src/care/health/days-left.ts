import { daysIn } from '@nivara/shared/domain/report-period';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';

/** A medicine that ends within this many days needs a refill. */
export const REFILL_DAYS = 14;

/** The last day counts, so there is one day left on it. */
export const daysLeft = ({ until }: Pick<RunningMedicine, 'until'>, today: string): number | null =>
  until === null ? null : daysIn({ from: today, to: until });

export function leftInWords(days: number | null): string {
  if (days === null) return 'No end given';
  return days === 1 ? 'Last day today' : `${days} days left`;
}
