import { APPOINTMENT_MESSAGES as M } from '@nivara/shared/domain/appointment';
import type { AppContext } from '../../app-context';
import { conflict } from '../../problems';
import { hasDoctorLeft } from '../doctors/doctor-repository';
import { type Actor, isStaff } from '../session/actor';
import type { AppointmentRow } from './appointment-repository';
import { hasArrived } from './arrival-repository';
import { hasCome } from './late-change';
import { hasNotes, hasLinkedRows, isWrittenAbout } from './written-visit-repository';

/** Call it after `leave`, which waits for an arrival that is being noted. */
export async function refuseWhenArrived(
  { database, now }: AppContext,
  actor: Actor | null,
  row: AppointmentRow,
): Promise<void> {
  if (actor && isStaff(actor)) return;
  if (await hasArrived(database, row.id)) throw conflict(M.arrived, 'status');
  if (hasCome(row, now()) && (await isWrittenAbout(database, row.id))) throw conflict(M.written, 'status');
}

/** On a later day the visit would count as not begun, and could be cancelled. */
export async function refuseMovingWritten(
  { database, now }: AppContext,
  actor: Actor | null,
  { id, doctor_id, appointment_date }: AppointmentRow,
): Promise<void> {
  if (!hasCome({ appointment_date }, now()) || actor?.accountId === doctor_id) return;
  if (!(await isWrittenAbout(database, id))) return;
  const hasLeft = doctor_id !== null && (await hasDoctorLeft(database, doctor_id));
  throw conflict(hasLeft ? M.leftAndWritten : M.staysOnItsDay, 'appointmentDate');
}

/** Another doctor could sign the notes, and the author would lose the visit. */
export async function refusePassingWritten(
  { database }: AppContext,
  { id, doctor_id }: AppointmentRow,
): Promise<void> {
  const hasLeft = doctor_id !== null && (await hasDoctorLeft(database, doctor_id));
  // Once a doctor has left, the next doctor reads the linked rows, so only notes are a reason to refuse.
  if (!(await (hasLeft ? hasNotes : isWrittenAbout)(database, id))) return;
  throw conflict(hasLeft ? M.leftAndWritten : M.staysWithDoctor, 'doctor');
}

/** From its day on, a visit about which the doctor has written counts as begun, so it is not cancelled with its bill. */
export async function refuseCancellingWritten(
  { database, now }: AppContext,
  actor: Actor | null,
  row: AppointmentRow,
): Promise<void> {
  const { id, doctor_id } = row;
  if (!hasCome(row, now())) return;
  if (doctor_id !== null && (await hasDoctorLeft(database, doctor_id))) return;
  if (await hasLinkedRows(database, id)) throw conflict(M.hasLinkedRows, 'status');
  if (actor?.accountId !== doctor_id && (await hasNotes(database, id)))
    throw conflict(M.writtenByDoctor, 'status');
}
