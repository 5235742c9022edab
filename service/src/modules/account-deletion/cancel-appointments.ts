import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { cancelBill } from '../bills/raise-bill';
import { notify } from '../notifications/notify';

const STILL_TO_COME = ['requested', 'booked'] as const;

/**
 * What is still to come of an account that is going: nobody pays for it, its doctors are told, without the name.
 * Returns the timings that become free with the account.
 */
export async function callOffAppointments(context: AppContext, accountId: string) {
  const { database, now } = context;
  const appointments = await database
    .selectFrom('appointments')
    .select(['id', 'booking_id', 'doctor_id', 'appointment_date'])
    .where('account_id', '=', accountId)
    .where('status', 'in', STILL_TO_COME)
    .where('appointment_date', '>=', clinicDate(now()))
    .execute();
  for (const { id, booking_id, doctor_id, appointment_date } of appointments) {
    await cancelBill(context, id);
    if (doctor_id) {
      await notify(context, {
        accountId: doctor_id,
        kind: 'cancelled',
        title: 'Appointment cancelled',
        text: `Booking ${booking_id} of ${appointment_date} does not take place: the patient has left the clinic.`,
      });
    }
  }
  return database
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
}
