import { bookableDays } from '@nivara/shared/domain/appointment';
import type { DayWithTimings } from '@nivara/shared/domain/slot';
import { addDays, clinicDate, clinicMoment, weekdayOf } from '@nivara/shared/domain/clinic-time';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { claimsBetween, daysOffBetween, hoursOfService } from './shift-repository';

const MINUTE_MS = 60_000;

interface FreeDaysQuery {
  service: number;
  from: string;
  days: number;
  doctor?: string;
}

/** Counts the timings with a free doctor on each day, with three queries for all days together. */
export async function freeDays(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { service, from, days, doctor }: FreeDaysQuery,
): Promise<DayWithTimings[]> {
  const at = now();
  const bookable = bookableDays(clinicDate(at));
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const to = addDays(from, days - 1);
  const hours = await hoursOfService(database, service, doctor);
  const doctors = [...new Set(hours.map(({ doctor_id }) => doctor_id))];
  const [off, claims] =
    doctors.length === 0
      ? [[], []]
      : await Promise.all([
          daysOffBetween(database, { doctors, from, to }),
          claimsBetween(database, { doctors, from, to, now: at.toISOString() }),
        ]);
  const away = new Set(off.map(({ doctor_id, date }) => `${doctor_id} ${date}`));
  const taken = new Set(claims.map(({ doctor_id, date, slot }) => `${doctor_id} ${date} ${slot}`));

  return dates.map((date) => {
    if (date < bookable.first || date > bookable.last) return { date, free: 0 };
    const nowMinutes = (at.getTime() - clinicMoment(date, 0).getTime()) / MINUTE_MS;
    const working = hours.filter(
      ({ doctor_id, weekday }) => weekday === weekdayOf(date) && !away.has(`${doctor_id} ${date}`),
    );
    const isFree = ({ slot, minutes }: (typeof TIMINGS)[number]) =>
      minutes > nowMinutes &&
      working.some(
        ({ doctor_id, first_slot, last_slot }) =>
          slot >= first_slot && slot <= last_slot && !taken.has(`${doctor_id} ${date} ${slot}`),
      );
    return { date, free: TIMINGS.filter(isFree).length };
  });
}
