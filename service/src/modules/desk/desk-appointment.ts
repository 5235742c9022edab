import { ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DeskAppointment } from '@nivara/shared/domain/desk-day';
import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { AppointmentStatus } from '@nivara/shared/domain/appointment';
import { timingAt } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { notFound } from '../../problems';
import { auditRead } from '../audit/audit';
import type { Actor } from '../session/actor';
import { visitState } from '../visits/visit-state';
import { type DeskRow, billsOfAppointments, findDeskRow } from './desk-appointment-repository';

type Reading = Pick<AppContext, 'database' | 'now'>;

export async function toDeskAppointments(
  { database, now }: Reading,
  rows: readonly DeskRow[],
): Promise<DeskAppointment[]> {
  const bills = await billsOfAppointments(
    database,
    rows.map(({ id }) => id),
  );
  const today = clinicDate(now());
  return rows.map((row) => {
    const bill = bills.get(row.id);
    return {
      id: row.id,
      bookingId: row.booking_id,
      serviceId: row.service_id,
      service: row.service,
      appointmentDate: row.appointment_date,
      timeslot: row.timeslot,
      appointmentTime: row.slot === null ? null : timingAt(row.slot).timing,
      startsAt: row.starts_at,
      status: row.status,
      cancelReason: row.cancel_reason,
      online: row.online === 1,
      doctorId: row.doctor_id,
      doctor: row.doctor,
      patient: {
        id: idOfPatient(row),
        name: row.patient_name,
        age: row.patient_dob === null ? null : ageOn(row.patient_dob, today),
        phone: row.contact_phone ?? row.account_phone,
      },
      caller: row.contact_name,
      state: hasState(row) ? visitState(row) : null,
      closed: row.signed_at !== null,
      bill: bill
        ? { id: bill.id, billNo: bill.number, amount: bill.amount_paise, status: bill.status }
        : null,
    };
  });
}

/** Visitors, and people outside of the family list, have no page of their own. */
function idOfPatient({ account_id, family_member_id, patient_key }: DeskRow): string | null {
  if (family_member_id !== null) return family_member_id;
  return account_id !== null && patient_key === `account:${account_id}` ? account_id : null;
}

const hasState = ({ status, slot }: DeskRow) =>
  slot !== null && (TREATED_STATUSES as readonly AppointmentStatus[]).includes(status);

export async function readDeskAppointment(
  context: AppContext,
  actor: Actor,
  id: string,
): Promise<DeskAppointment> {
  const row = await findDeskRow(context.database, id);
  if (!row) throw notFound();
  await auditRead(context, actor, { noun: 'appointments', recordId: id, patientId: row.account_id });
  const [appointment] = await toDeskAppointments(context, [row]);
  if (!appointment) throw new Error('One row gives one appointment.');
  return appointment;
}
