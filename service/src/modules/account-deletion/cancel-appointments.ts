import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { hasArrived } from '../appointments/arrival-repository';
import { lockAppointment } from '../appointments/appointment-repository';
import { hasCome, isTooLateToChange } from '../appointments/late-change';
import { isWrittenAbout } from '../appointments/written-visit-repository';
import { notify } from '../notifications/notify';
import { listClaimedTimings, listComingAppointments } from './account-deletion-repository';
import { cancelBillOf } from '../bills/cancel-bill';

/**
 * For each coming appointment, notifies its doctor, without naming the patient, that it does not take place.
 * Cancels its bill, unless it is too late for the patient to cancel, the patient has arrived, or, on the day
 * itself, the doctor has written about the visit. Returns the timings that become free. The appointments themselves are deleted with the account.
 */
export async function cancelAppointments(context: AppContext, accountId: string) {
  const { database, now } = context;
  for (const appointment of await listComingAppointments(database, accountId, clinicDate(now()))) {
    const { id, booking_id, doctor_id, appointment_date } = appointment;
    // The lock waits until a concurrent change of the visit, such as the patient's arrival, is stored.
    await lockAppointment(database, id);
    const keepsBill =
      isTooLateToChange(appointment, now()) ||
      (await hasArrived(database, id)) ||
      (hasCome(appointment, now()) && (await isWrittenAbout(database, id)));
    if (!keepsBill) await cancelBillOf(context, null, id);
    if (doctor_id) {
      await notify(context, {
        accountId: doctor_id,
        kind: 'cancelled',
        title: 'Appointment cancelled',
        text: `Booking ${booking_id} of ${dateInWords(appointment_date)} does not take place: the patient has deleted their account.${keepsBill ? ' Its bill stays.' : ''}`,
      });
    }
  }
  return listClaimedTimings(database, accountId);
}
