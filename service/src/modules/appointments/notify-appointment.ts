import type { NotificationKind } from '@nivara/shared/domain/notification';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { doctorsOf } from '../clinic-services/clinic-service-repository';
import { notify } from '../notifications/notify';
import type { AppointmentRow } from './appointment-repository';
import { describeAppointment } from './to-appointment';

interface Words {
  kind: NotificationKind;
  title: string;
  text: string;
}

/** Notifications to the doctor name nobody: they outlive the patient’s account. */
async function notifyBoth(
  context: AppContext,
  row: AppointmentRow,
  words: (about: string) => Words,
): Promise<void> {
  const what = describeAppointment(row);
  const booking = `booking ${row.booking_id}`;
  if (row.account_id) {
    const notification = words(`${what} for ${row.patient_name}, ${booking}`);
    await notify(context, {
      ...notification,
      accountId: row.account_id,
      about: { kind: 'appointment', id: row.id },
    });
  }
  if (row.doctor_id) await notify(context, { ...words(`${what}, ${booking}`), accountId: row.doctor_id });
}

export const notifyBooked = (context: AppContext, row: AppointmentRow) =>
  notifyBoth(context, row, (about) => ({
    kind: 'booked',
    title: 'Appointment booked',
    text: `${about}, with ${row.provider ?? 'a doctor of the clinic'}.`,
  }));

export const notifyMoved = (context: AppContext, row: AppointmentRow, was: AppointmentRow) =>
  notifyBoth(context, row, (about) => ({
    kind: 'rescheduled',
    title: 'Appointment moved',
    text: `It was ${describeAppointment(was)}. It is now ${about}.`,
  }));

export const notifyCancelled = (context: AppContext, row: AppointmentRow) =>
  notifyBoth(context, row, (about) => ({
    kind: 'cancelled',
    title: 'Appointment cancelled',
    text: `${about}.`,
  }));

/** Any doctor who gives the service may take the request. */
export async function notifyDoctorsOf(
  context: AppContext,
  row: AppointmentsTable,
  service: string,
): Promise<void> {
  const text = `${describeAppointment({ ...row, service })}, booking ${row.booking_id}. It waits for a timing.`;
  for (const { id } of await doctorsOf(context.database, row.service_id)) {
    await notify(context, { accountId: id, kind: 'booked', title: 'Appointment requested', text });
  }
}
