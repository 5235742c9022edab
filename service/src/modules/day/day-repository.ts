import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import { listBills } from '../bills/bill-repository';
import { patientsOf } from '../doctors/treating-repository';
import type { Actor } from '../session/actor';
import type { Database } from '../../database/tables';

interface Range {
  from: string;
  to: string;
}

export const daysOffIn = async (database: Database, doctorId: string, { from, to }: Range) => {
  const rows = await database
    .selectFrom('doctor_days_off')
    .select('date')
    .where('doctor_id', '=', doctorId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
  return new Set(rows.map(({ date }) => date));
};

/** Timings that are booked or held, for a form, a code or an offer of the waiting list. */
export const takenTimings = (
  database: Database,
  doctorId: string,
  { from, to, now }: Range & { now: string },
) =>
  database
    .selectFrom('timing_claims')
    .select(['date', 'slot', 'appointment_id'])
    .where('doctor_id', '=', doctorId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .execute();

export const appointmentsPerDay = (database: Database, doctorId: string, { from, to }: Range) =>
  database
    .selectFrom('appointments')
    .select(['appointment_date as date', 'status'])
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('doctor_id', '=', doctorId)
    .where('appointment_date', '>=', from)
    .where('appointment_date', '<=', to)
    .where('status', 'in', TREATED_STATUSES)
    .groupBy(['appointment_date', 'status'])
    .execute();

/** Counts requests for services that the doctor gives. */
export const countRequests = (database: Database, doctorId: string) =>
  readCount(
    database
      .selectFrom('appointments')
      .innerJoin('doctor_services', 'doctor_services.service_id', 'appointments.service_id')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .where('doctor_services.doctor_id', '=', doctorId)
      .where('appointments.status', '=', 'requested')
      .executeTakeFirst(),
  );

/** Counts results that no doctor has released yet: of this doctor's patients, and of tests that this doctor ordered. */
export const countResults = (database: Database, doctorId: string) =>
  readCount(
    database
      .selectFrom('tests')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .where((where) =>
        where.or([
          where('doctor_id', '=', doctorId),
          where('patient_key', 'in', patientsOf(database, doctorId)),
        ]),
      )
      .where('status', '=', 'completed')
      .where('released_at', 'is', null)
      .executeTakeFirst(),
  );

/** Counts reported payments of bills in the doctor's list only, since the number links to that list. */
export const countReportedPayments = async (database: Database, doctor: Actor) =>
  (await listBills(database, doctor, { status: 'reported', page: 1, size: 1 })).total;

const readCount = async (row: Promise<{ count: number | string } | undefined>) =>
  Number((await row)?.count ?? 0);
