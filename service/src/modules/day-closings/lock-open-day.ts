import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { lockDay } from './book-day-repository';

/**
 * Locks and returns the day whose closing counts money that moves now: today, or the next day that is not closed yet.
 * Call this in the transaction that moves the money, so that no closing overlooks the money.
 */
export async function lockOpenDay({ database, now }: Pick<AppContext, 'database' | 'now'>): Promise<string> {
  for (let day = clinicDate(now()); ; day = addDays(day, 1)) {
    if ((await lockDay(database, day)).closed_at === null) return day;
  }
}
