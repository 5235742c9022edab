import type { DayEntry } from '@nivara/shared/domain/doctor-day';
import type { AppContext } from '../../app-context';
import { toAppointment } from '../appointments/to-appointment';
import type { Actor } from '../session/actor';
import { firstVisits } from './first-visit-repository';
import { toVisitPatient } from './visit-patient';
import type { AppointmentWithVisit } from './visit-repository';
import { visitState } from './visit-state';
import { dueFor } from './due-repository';

/** Reads the first visits and what is due for all appointments of a day at once, not for each appointment. */
export async function readDayEntries(
  context: AppContext,
  actor: Actor,
  rows: readonly AppointmentWithVisit[],
): Promise<DayEntry[]> {
  const { database } = context;
  const patientKeys = [...new Set(rows.map((row) => row.patient_key))];
  const firstVisitDates = await firstVisits(database, actor.accountId, patientKeys);
  const date = rows[0]?.appointment_date ?? '';
  const due = await dueFor(database, { doctorId: actor.accountId, date, patientKeys });
  return rows.map((row) => {
    const appointment = toAppointment(context, row, actor);
    return {
      appointmentId: row.id,
      bookingId: appointment.bookingId,
      serviceId: appointment.serviceId,
      service: appointment.service,
      kind: appointment.kind,
      online: appointment.online,
      join: appointment.join,
      complaints: appointment.complaints,
      status: appointment.status,
      startsAt: appointment.startsAt,
      patient: toVisitPatient(context, row, firstVisitDates),
      state: visitState(row),
      due: due.get(row.patient_key) ?? [],
    };
  });
}

export async function readDayEntry(
  context: AppContext,
  actor: Actor,
  row: AppointmentWithVisit,
): Promise<DayEntry> {
  const [entry] = await readDayEntries(context, actor, [row]);
  if (!entry) throw new Error('One appointment gives one entry.');
  return entry;
}
