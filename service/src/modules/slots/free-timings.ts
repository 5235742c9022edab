import { sql } from 'kysely';
import { clinicDate, clinicMoment, weekdayOf } from '@nivara/shared/domain/clinic-time';
import { type Slot, bookableDays } from '@nivara/shared/domain/appointment';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { preparedQuery } from '../../database/prepared-query';
import type { Database } from '../../database/tables';

const MINUTE_MS = 60_000;

type Reading = Pick<AppContext, 'database' | 'now'>;

/** The doctors who give the service on that day, with their hours. */
export const workingDoctors = (
  database: Database,
  { serviceId, date, weekday }: { serviceId: number; date: string; weekday: number },
) =>
  database
    .selectFrom('doctor_services')
    .innerJoin('doctor_hours', 'doctor_hours.doctor_id', 'doctor_services.doctor_id')
    .leftJoin('doctor_days_off', (join) =>
      join
        .onRef('doctor_days_off.doctor_id', '=', 'doctor_services.doctor_id')
        .on('doctor_days_off.date', '=', date),
    )
    .where('doctor_services.service_id', '=', serviceId)
    .where('doctor_hours.weekday', '=', weekday)
    .where('doctor_days_off.date', 'is', null);

interface ShiftValues {
  serviceId: number;
  date: string;
  weekday: number;
  now: string;
}

/** Each shift of the day, once for each of its timings that is taken. */
const shiftsQuery = preparedQuery<ShiftValues>()((database, value) =>
  workingDoctors(database, {
    serviceId: value('serviceId'),
    date: value('date'),
    weekday: value('weekday'),
  })
    .leftJoin('timing_claims', (join) =>
      join
        .onRef('timing_claims.doctor_id', '=', 'doctor_services.doctor_id')
        .on('timing_claims.date', '=', value('date'))
        .on((on) =>
          on.or([
            on('timing_claims.expires_at', 'is', null),
            on('timing_claims.expires_at', '>', value('now')),
          ]),
        )
        .onRef('timing_claims.slot', '>=', 'doctor_hours.first_slot')
        .onRef('timing_claims.slot', '<=', 'doctor_hours.last_slot'),
    )
    .select(['doctor_hours.first_slot', 'doctor_hours.last_slot', 'timing_claims.slot'])
    .select(sql<string>`doctor_hours.doctor_id || ' ' || doctor_hours.first_slot`.as('shift')),
);

/** How many doctors are free at each of the day’s 36 timings. What has begun is free no more. */
export async function freeTimings(context: Reading, serviceId: number, date: string): Promise<Slot[]> {
  const now = context.now();
  const rows = await shiftsQuery(context.database, {
    serviceId,
    date,
    weekday: weekdayOf(date),
    now: now.toISOString(),
  });
  const free = new Array<number>(TIMINGS.length).fill(0);
  const counted = new Set<string>();
  for (const { first_slot, last_slot, slot, shift } of rows) {
    if (!counted.has(shift)) {
      counted.add(shift);
      for (let each = first_slot; each <= last_slot; each += 1) free[each] = (free[each] ?? 0) + 1;
    }
    if (slot !== null) free[slot] = (free[slot] ?? 0) - 1;
  }
  const isBookable = date <= bookableDays(clinicDate(now)).last;
  const nowMinutes = (now.getTime() - clinicMoment(date, 0).getTime()) / MINUTE_MS;
  return TIMINGS.map(({ slot, timeslot, timing, minutes }) => ({
    timeslot,
    timing,
    free: isBookable && minutes > nowMinutes ? Math.max(0, free[slot] ?? 0) : 0,
  }));
}
