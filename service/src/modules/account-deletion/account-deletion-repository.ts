import { COMING_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { Database } from '../../database/tables';

export const listComingAppointments = (database: Database, accountId: string, today: string) =>
  database
    .selectFrom('appointments')
    .select(['id', 'booking_id', 'doctor_id', 'appointment_date', 'starts_at'])
    .where('account_id', '=', accountId)
    .where('status', 'in', COMING_STATUSES)
    .where('appointment_date', '>=', today)
    .execute();

/** Timings of the account's appointments and holds. */
export const listClaimedTimings = (database: Database, accountId: string) =>
  database
    .selectFrom('timing_claims')
    .leftJoin('appointments', 'appointments.id', 'timing_claims.appointment_id')
    .select(['timing_claims.doctor_id', 'timing_claims.date', 'timing_claims.slot'])
    .where((where) =>
      where.or([
        where('appointments.account_id', '=', accountId),
        where('timing_claims.hold_owner', '=', accountId),
      ]),
    )
    .execute();

/** Keeps the books complete, without the patient's name. */
export const anonymiseBills = (database: Database, accountId: string, name: string) =>
  database
    .updateTable('bills')
    .set({ patient_name: name, phone: null })
    .where('account_id', '=', accountId)
    .execute();

export const removeAccount = (database: Database, id: string) =>
  database.deleteFrom('accounts').where('id', '=', id).execute();
