import { sql } from 'kysely';
import type { Database } from '../../database/tables';

export interface Month {
  doctorId: string;
  from: string;
  to: string;
}

/** How many appointments of each day and service have which status, and how many of those were moved. */
export const countAppointments = (database: Database, { doctorId, from, to }: Month) =>
  database
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.service_id')
    .select(['appointments.appointment_date as date', 'appointments.status', 'services.name as service'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.count<number | string>('appointments.moved_at').as('moved'),
    ])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.appointment_date', '>=', from)
    .where('appointments.appointment_date', '<=', to)
    .where('appointments.status', '<>', 'requested')
    .groupBy(['appointments.appointment_date', 'appointments.status', 'services.name'])
    .orderBy('services.name')
    .execute();

/** What bills cost after their corrections, and what of it has come and stayed. */
export const sumBills = (database: Database, { doctorId, from, to }: Month) =>
  database
    .selectFrom('bills')
    .innerJoin('appointments', 'appointments.id', 'bills.appointment_id')
    .select('appointments.appointment_date as date')
    .select([
      sql<number | string>`sum(bills.amount_paise - bills.credited_paise)`.as('billed'),
      sql<number | string>`sum(bills.received_paise - bills.refunded_paise)`.as('received'),
    ])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.appointment_date', '>=', from)
    .where('appointments.appointment_date', '<=', to)
    .where('bills.cancelled_at', 'is', null)
    .groupBy('appointments.appointment_date')
    .execute();

/** The day of the first kept visit of each patient who kept one in the month. */
export const firstVisits = (database: Database, { doctorId, from, to }: Month) =>
  database
    .selectFrom('appointments')
    .select(({ fn }) => fn.min('appointment_date').as('date'))
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'completed')
    .where('appointment_date', '<=', to)
    .groupBy('patient_key')
    .having(({ fn }) => fn.max('appointment_date'), '>=', from)
    .execute();
