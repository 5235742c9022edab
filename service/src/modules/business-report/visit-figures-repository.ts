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

/** Counts the kept visits by day and timing; the report adds them up by weekday and hour. */
export const countByTime = (database: Database, scope: ReportScope) =>
  appointmentsIn(database, scope)
    .select(['appointment_date as date', 'slot'])
    .select(({ fn }) => fn.countAll<Counted>().as('count'))
    .where('status', '=', 'completed')
    .groupBy(['appointment_date', 'slot'])
    .execute();

/** Rows without `booked_by` count as booked by the patient. */
export const sourceOf = (column: string) => sql<BookedBy>`coalesce(${sql.ref(column)}, 'patient')`;

export const countBySource = (database: Database, scope: ReportScope) =>
  appointmentsIn(database, scope)
    .select(sourceOf('booked_by').as('source'))
    .select(({ fn }) => fn.countAll<Counted>().as('count'))
    .where('status', '=', 'completed')
    .groupBy('source')
    .execute();

/** The status is written out, since SQLite uses the index of kept visits only then. */
const keptIn = (scope: ReportScope) => sql`from appointments
  where status = 'completed' and appointment_date between ${scope.from} and ${scope.to} and ${onlyDoctor('doctor_id', scope)}`;

/** Looks for only one earlier visit of each patient, which is quicker than reading their whole history. */
const isNew = (scope: ReportScope) => sql<number>`case when (
    select 1 from appointments as earlier
    where earlier.patient_key = seen.patient_key and earlier.status = 'completed'
      and earlier.appointment_date < ${scope.from} and ${onlyDoctor('earlier.doctor_id', scope)}
    limit 1
  ) is null then 1 else 0 end`;

/** Each patient who kept a visit in the period: the id of their first appointment in it, and whether the patient is new. */
export const patientsSeen = (scope: ReportScope) => sql`
  select ${isNew(scope)} as is_new, (
      select own.id from appointments as own
      where own.patient_key = seen.patient_key and own.status = 'completed'
        and own.appointment_date = seen.since and ${onlyDoctor('own.doctor_id', scope)}
      order by own.slot, own.id limit 1
    ) as appointment_id
  from (select patient_key, min(appointment_date) as since ${keptIn(scope)} group by patient_key) as seen`;

const DAY_AND_SLOT_LENGTH = 'YYYY-MM-DD100'.length;

/**
 * Counts the patients of `patientsSeen` without a look-up of their first visit: day, timing and source are joined to one
 * text, and a patient's smallest text is that of their first visit.
 */
export async function countPatients(
  database: Database,
  scope: ReportScope,
): Promise<{ source: BookedBy; is_new: number; count: Counted }[]> {
  const visitText = sql`appointment_date || cast(100 + coalesce(slot, 0) as text) || ${sourceOf('booked_by')}`;
  const { rows } = await sql<{ source: BookedBy; is_new: number; count: Counted }>`
    select substr(patients.since, ${sql.lit(DAY_AND_SLOT_LENGTH + 1)}) as source, patients.is_new, count(*) as count
    from (
      select seen.since, ${isNew(scope)} as is_new
      from (select patient_key, min(${visitText}) as since ${keptIn(scope)} group by patient_key) as seen
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
