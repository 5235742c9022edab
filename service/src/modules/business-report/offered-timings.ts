import { weekdayOf } from '@nivara/shared/domain/clinic-time';
import { daysOf } from '@nivara/shared/domain/report-period';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { Database } from '../../database/tables';
import { isOpen } from '../doctors/open-timings';
import type { ReportScope } from './report-scope-repository';
import { daysOffIn, hoursIn } from './visit-figures-repository';

export interface Offered {
  doctor: string;
  date: string;
  timings: number;
}

/** Counts the timings within each doctor's present hours, for each day that is not off. */
export async function countOfferedTimings(database: Database, scope: ReportScope): Promise<Offered[]> {
  const hours = await hoursIn(database, scope);
  const off = new Set(
    (await daysOffIn(database, scope)).map(({ doctor_id, date }) => `${doctor_id} ${date}`),
  );
  const days = daysOf(scope);
  return [...new Set(hours.map(({ doctor_id }) => doctor_id))].flatMap((doctor) => {
    const own = hours.filter(({ doctor_id }) => doctor_id === doctor);
    const ofWeekday = new Map<number, number>();
    const count = (date: string) => {
      const weekday = weekdayOf(date);
      const known = ofWeekday.get(weekday) ?? TIMINGS.filter(({ slot }) => isOpen(own, date, slot)).length;
      ofWeekday.set(weekday, known);
      return known;
    };
    return days
      .filter((date) => !off.has(`${doctor} ${date}`))
      .map((date) => ({ doctor, date, timings: count(date) }));
  });
}
