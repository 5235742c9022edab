import { APPOINTMENT_MESSAGES, type NewAppointment } from '@nivara/shared/domain/appointment';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable, ServicesTable } from '../../database/appointment-tables';
import { inTransaction } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { conflict, invalid } from '../../problems';
import { readableNumber } from '../../security/readable-number';
import { newId, newToken } from '../../security/tokens';
import { auditChange } from '../audit/audit';
import { raiseBill } from '../bills/raise-bill';
import { type Actor, isDoctor } from '../session/actor';
import { claimTiming, spendHold } from '../slots/claim-timing';
import { giveHoldBack } from '../freed-timings/offer-freed-timing';
import { appointmentById, insertAppointment, setDoctor } from './appointment-repository';
import { notifyDoctorsOf, notifyBooked } from './notify-appointment';
import { requestedTime } from './requested-time';
import { type AppointmentPatient, chosenPatient, visitor } from './appointment-patient';
import { requireService } from '../clinic-services/require-service';

/** Books the timing, or without one leaves a request that a doctor schedules. Returns the appointment’s id. */
export async function bookAppointment(
  context: AppContext,
  actor: Actor | null,
  values: NewAppointment,
): Promise<string> {
  const service = await requireService(context.database, values.service);
  if (values.online && service.online !== 1) {
    throw invalid([{ path: 'online', message: APPOINTMENT_MESSAGES.notOnline }]);
  }
  // A doctor books for a patient at the desk or on the phone.
  const who =
    actor && !isDoctor(actor)
      ? await chosenPatient(context.database, actor, values.patient)
      : visitor(values.patient, values.contact);
  const row = newRow(context, service, who, values);
  try {
    await inTransaction(context, async (context) => {
      await insertAppointment(context.database, row);
      if (row.slot === null) await notifyDoctorsOf(context, row, service.name);
      else await takeTiming(context, actor, row, values.hold);
      if (values.hold) await giveHoldBack(context, values.hold, actor?.accountId ?? null);
      await auditChange(context, actor, 'create', {
        noun: 'appointments',
        recordId: row.id,
        patientId: row.account_id,
      });
      if (row.slot !== null) await raiseBill(context, row, service);
    });
  } catch (error) {
    // The patient booked the same timing at the same moment.
    if (isUniqueViolation(error)) throw conflict(APPOINTMENT_MESSAGES.patientBusy, 'timing');
    throw error;
  }
  return row.id;
}

async function takeTiming(
  context: AppContext,
  actor: Actor | null,
  row: AppointmentsTable & { slot: number | null },
  hold: string | undefined,
): Promise<void> {
  const slot = row.slot ?? 0;
  const wanted = { serviceId: row.service_id, date: row.appointment_date, slot };
  const held =
    hold &&
    (await spendHold(
      context,
      { id: hold, owner: actor?.accountId ?? null, ...wanted },
      { patientKey: row.patient_key, appointmentId: row.id },
    ));
  const doctorId = held || (await claimTiming(context, wanted, claimOf(row)));
  await setDoctor(context.database, row.id, doctorId);
  await notifyBooked(context, await appointmentById(context.database, row.id));
}

export const claimOf = ({ id, patient_key }: Pick<AppointmentsTable, 'id' | 'patient_key'>) => ({
  patient_key,
  appointment_id: id,
  hold_id: null,
  hold_owner: null,
  expires_at: null,
});

function newRow(
  { now, randomBytes }: AppContext,
  service: ServicesTable,
  who: AppointmentPatient,
  values: NewAppointment,
): AppointmentsTable {
  const at = now();
  const when = requestedTime(values, at);
  return {
    ...who,
    ...when,
    id: newId(randomBytes),
    booking_id: readableNumber('BK', randomBytes),
    service_id: service.id,
    kind: service.kind,
    doctor_id: null,
    online: values.online ? 1 : 0,
    join_token: values.online ? newToken(randomBytes) : null,
    complaints: values.complaints?.trim() || null,
    status: when.slot === null ? 'requested' : 'booked',
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
}
