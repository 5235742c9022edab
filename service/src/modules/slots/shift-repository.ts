import { sql } from 'kysely';
import { weekdayOf } from '@nivara/shared/domain/clinic-time';
import { preparedQuery } from '../../database/prepared-query';
import type { Database } from '../../database/tables';

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

export async function hasDayOff(database: Database, doctorId: string, date: string): Promise<boolean> {
  const row = await database
    .selectFrom('doctor_days_off')
    .select('date')
    .where('doctor_id', '=', doctorId)
    .where('date', '=', date)
    .executeTakeFirst();
  return row !== undefined;
}

interface ShiftValues {
  serviceId: number;
  date: string;
  weekday: number;
  now: string;
}

/** One row for each taken timing of a shift; a shift without any has one row, whose slot is null. */
export const shiftsOn = preparedQuery<ShiftValues>()((database, value) =>
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

/** The weekly hours of the doctors who give the service. */
export function hoursOfService(database: Database, serviceId: number, doctor?: string) {
  const hours = database
    .selectFrom('doctor_services')
    .innerJoin('doctor_hours', 'doctor_hours.doctor_id', 'doctor_services.doctor_id')
    .selectAll('doctor_hours')
    .where('doctor_services.service_id', '=', serviceId);
  return (doctor === undefined ? hours : hours.where('doctor_services.doctor_id', '=', doctor)).execute();
}

interface Span {
  doctors: readonly string[];
  from: string;
  to: string;
}

export const daysOffBetween = (database: Database, { doctors, from, to }: Span) =>
  database
    .selectFrom('doctor_days_off')
    .selectAll()
    .where('doctor_id', 'in', doctors)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();

/** The timings of a patient's appointments that day, with any doctor. */
export async function slotsOfPatient(
  database: Database,
  patientKey: string | undefined,
  date: string,
): Promise<Set<number>> {
  if (patientKey === undefined) return new Set();
  const rows = await database
    .selectFrom('timing_claims')
    .select('slot')
    .where('patient_key', '=', patientKey)
    .where('date', '=', date)
    .where('appointment_id', 'is not', null)
    .execute();
  return new Set(rows.map(({ slot }) => slot));
}

/** The claims of appointments, and of holds that have not expired. */
export const claimsBetween = (database: Database, { doctors, from, to, now }: Span & { now: string }) =>
  database
    .selectFrom('timing_claims')
    .select(['doctor_id', 'date', 'slot'])
    .where('doctor_id', 'in', doctors)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .execute();

/** The number of timings of each doctor who works that day. */
export async function timingsOfDay(database: Database, date: string): Promise<Map<string, number>> {
  const hours = await database
    .selectFrom('doctor_hours')
    .select(['doctor_id', 'first_slot', 'last_slot'])
    .where('weekday', '=', weekdayOf(date))
    .where('doctor_id', 'not in', (select) =>
      select.selectFrom('doctor_days_off').select('doctor_id').where('date', '=', date),
    )
    .execute();
  const timings = new Map<string, number>();
  for (const { doctor_id, first_slot, last_slot } of hours)
    timings.set(doctor_id, (timings.get(doctor_id) ?? 0) + last_slot - first_slot + 1);
  return timings;
}
