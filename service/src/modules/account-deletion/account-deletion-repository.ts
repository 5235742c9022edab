import type { Database } from '../../database/tables';

const STILL_TO_COME = ['requested', 'booked'] as const;

export const listComingAppointments = (database: Database, accountId: string, today: string) =>
  database
    .selectFrom('appointments')
    .select(['id', 'booking_id', 'doctor_id', 'appointment_date'])
    .where('account_id', '=', accountId)
    .where('status', 'in', STILL_TO_COME)
    .where('appointment_date', '>=', today)
    .execute();

/** By the account's appointments and by its holds. */
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

/** The books stay complete, without the patient's name. */
export const anonymiseBills = (database: Database, accountId: string, name: string) =>
  database
    .updateTable('bills')
    .set({ patient_name: name, phone: null })
    .where('account_id', '=', accountId)
    .execute();

export const removeAccount = (database: Database, id: string) =>
  database.deleteFrom('accounts').where('id', '=', id).execute();
