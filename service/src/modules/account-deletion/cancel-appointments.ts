import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { notify } from '../notifications/notify';
import { listClaimedTimings, listComingAppointments } from './account-deletion-repository';
import { cancelBillOf } from '../bills/cancel-bill';

/**
 * Cancels coming appointments without a fee and notifies their doctors without the patient's name. Returns the timings
 * that become free.
 */
export async function cancelAppointments(context: AppContext, accountId: string) {
  const { database, now } = context;
  for (const appointment of await listComingAppointments(database, accountId, clinicDate(now()))) {
    const { id, booking_id, doctor_id, appointment_date } = appointment;
    await cancelBillOf(context, null, id);
    if (doctor_id) {
      await notify(context, {
        accountId: doctor_id,
        kind: 'cancelled',
        title: 'Appointment cancelled',
        text: `Booking ${booking_id} of ${dateInWords(appointment_date)} does not take place: the patient has left the clinic.`,
      });
    }
  }
  return listClaimedTimings(database, accountId);
}
