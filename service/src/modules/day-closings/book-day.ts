import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { lockDay } from './book-day-repository';

/**
 * The day whose closing counts money that moves now: today, or tomorrow when today is closed already. Call it in the
 * transaction that moves the money, so that no closing overlooks it.
 */
export async function bookDay({ database, now }: Pick<AppContext, 'database' | 'now'>): Promise<string> {
  for (let day = clinicDate(now()); ; day = addDays(day, 1)) {
    if ((await lockDay(database, day)).closed_at === null) return day;
  }
}
