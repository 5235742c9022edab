import { sql } from 'kysely';
import type { AppointmentStatus } from '@nivara/shared/domain/appointment';
import type { BookedBy } from '@nivara/shared/domain/booked-by';
import type { Database } from '../../database/tables';
import { type Counted, type ReportScope, onlyDoctor } from './report-scope-repository';

/** Appointments with a timing; a request has none and does not count. */
export const appointmentsIn = (database: Database, scope: ReportScope) =>
  database
    .selectFrom('appointments')
    .where('appointments.appointment_date', '>=', scope.from)
    .where('appointments.appointment_date', '<=', scope.to)
    .where('appointments.slot', 'is not', null)
    .where('appointments.status', '<>', 'requested')
    .where(onlyDoctor('appointments.doctor_id', scope));

export interface CountedStatus {
  status: AppointmentStatus;
  count: Counted;
  moved: Counted;
}

export const countByDay = (
  database: Database,
  scope: ReportScope,
): Promise<(CountedStatus & { date: string; doctor: string | null })[]> =>
  appointmentsIn(database, scope)
    .select(['appointment_date as date', 'doctor_id as doctor', 'status'])
    .select(({ fn }) => [fn.countAll<Counted>().as('count'), fn.count<Counted>('moved_at').as('moved')])
    .groupBy(['appointment_date', 'doctor_id', 'status'])
    .execute();

export const countByService = (
  database: Database,
  scope: ReportScope,
): Promise<(CountedStatus & { service: number })[]> =>
  appointmentsIn(database, scope)
    .select(['service_id as service', 'status'])
    .select(({ fn }) => [fn.countAll<Counted>().as('count'), fn.count<Counted>('moved_at').as('moved')])
    .groupBy(['service_id', 'status'])
    .execute();

/** Counts the kept visits by weekday and hour. */
export const countByTime = (database: Database, scope: ReportScope) =>
  appointmentsIn(database, scope)
    .select(['appointment_date as date', 'slot'])
    .select(({ fn }) => fn.countAll<Counted>().as('count'))
    .where('status', '=', 'completed')
    .groupBy(['appointment_date', 'slot'])
    .execute();

/** Rows that the service did not write count as booked by the patient. */
export const sourceOf = (column: string) => sql<BookedBy>`coalesce(${sql.ref(column)}, 'patient')`;

export const countBySource = (database: Database, scope: ReportScope) =>
  appointmentsIn(database, scope)
    .select(sourceOf('booked_by').as('source'))
    .select(({ fn }) => fn.countAll<Counted>().as('count'))
    .where('status', '=', 'completed')
    .groupBy('source')
    .execute();

/** Skips the history of patients without a visit in the period; the rest of the query filters by doctor. */
const isSeenIn = (scope: ReportScope) => sql`patient_key in (
  select seen.patient_key from appointments as seen
  where seen.status = 'completed' and seen.appointment_date between ${scope.from} and ${scope.to})`;

/**
 * Each patient who kept a visit in the period: the id of their first appointment in it, and whether the patient is new.
 * The status is written out, since SQLite uses the index of kept visits only then.
 */
export const patientsSeen = (scope: ReportScope) => sql`
  select seen.is_new, (
      select own.id from appointments as own
      where own.patient_key = seen.patient_key and own.status = 'completed'
        and own.appointment_date = seen.since and ${onlyDoctor('own.doctor_id', scope)}
      order by own.slot, own.id limit 1
    ) as appointment_id
  from (
    select patient_key,
      min(case when appointment_date >= ${scope.from} then appointment_date end) as since,
      case when min(appointment_date) >= ${scope.from} then 1 else 0 end as is_new
    from appointments
    where status = 'completed' and appointment_date <= ${scope.to} and ${onlyDoctor('doctor_id', scope)}
      and ${isSeenIn(scope)}
    group by patient_key
    having max(appointment_date) >= ${scope.from}
  ) as seen`;

const DAY_AND_SLOT_LENGTH = 'YYYY-MM-DD100'.length;

/**
 * Counts the patients of `patientsSeen` without a look-up for each: day, timing and source are joined to one text,
 * of which the smallest is the first visit.
 */
export async function countPatients(
  database: Database,
  scope: ReportScope,
): Promise<{ source: BookedBy; is_new: number; count: Counted }[]> {
  const visit = sql`appointment_date || cast(100 + coalesce(slot, 0) as text) || ${sourceOf('booked_by')}`;
  const { rows } = await sql<{ source: BookedBy; is_new: number; count: Counted }>`
    select substr(patients.since, ${sql.lit(DAY_AND_SLOT_LENGTH + 1)}) as source, patients.is_new, count(*) as count
    from (
      select min(case when appointment_date >= ${scope.from} then ${visit} end) as since,
        case when min(appointment_date) >= ${scope.from} then 1 else 0 end as is_new
      from appointments
      where status = 'completed' and appointment_date <= ${scope.to} and ${onlyDoctor('doctor_id', scope)}
        and ${isSeenIn(scope)}
      group by patient_key
      having max(appointment_date) >= ${scope.from}
    ) as patients
    group by source, patients.is_new`.execute(database);
  return rows;
}

export async function countBooked(database: Database, scope: ReportScope): Promise<Counted> {
  const { count } = await appointmentsIn(database, scope)
    .select(({ fn }) => fn.countAll<Counted>().as('count'))
    .where('status', '=', 'booked')
    .executeTakeFirstOrThrow();
  return count;
}

export const daysOffIn = (database: Database, scope: ReportScope) =>
  database
    .selectFrom('doctor_days_off')
    .select(['doctor_id', 'date'])
    .where('date', '>=', scope.from)
    .where('date', '<=', scope.to)
    .where(onlyDoctor('doctor_id', scope))
    .execute();

export const hoursIn = (database: Database, scope: ReportScope) =>
  database.selectFrom('doctor_hours').selectAll().where(onlyDoctor('doctor_id', scope)).execute();
