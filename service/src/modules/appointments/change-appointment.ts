import {
  APPOINTMENT_MESSAGES,
  type AppointmentChange,
  CHANGE_HOURS,
} from '@nivara/shared/domain/appointment';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { conflict, forbidden, invalid, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { raiseBill, repriceBill } from '../bills/raise-bill';
import { type Actor, isDoctor } from '../session/actor';
import { claimDoctor, claimTiming } from '../slots/claim-timing';
import { offerFreedTiming } from '../freed-timings/offer-freed-timing';
import {
  type AppointmentRow,
  appointmentById,
  findAppointment,
  leaveState,
  setDoctor,
} from './appointment-repository';
import { claimOf } from './book-appointment';
import { notifyBooked, notifyCancelled, notifyMoved } from './notify-appointment';
import { type AppointmentTime, requestedTime } from './requested-time';
import { cancelBill } from '../bills/bill-repository';
import { requireService } from '../clinic-services/require-service';
import { deleteExpiredClaimsOf, releaseClaim } from '../slots/timing-claim-repository';

const M = APPOINTMENT_MESSAGES;
const HOUR_MS = 60 * 60_000;

/** Moves, cancels, schedules or closes an appointment. Returns it as it is then. */
export async function changeAppointment(
  context: AppContext,
  actor: Actor,
  id: string,
  change: AppointmentChange,
): Promise<AppointmentRow> {
  try {
    return await inTransaction(context, async (context) => {
      const row = await findAppointment(context.database, actor, id);
      if (!row) throw notFound();
      if (change.status !== undefined && (change.appointmentDate || change.timing || change.timeslot)) {
        throw invalid([{ path: 'status', message: M.oneChange }]);
      }
      if (change.status !== undefined) await changeStatus(context, actor, row, change.status);
      else await move(context, actor, row, change);
      await auditChange(context, actor, 'update', {
        noun: 'appointments',
        recordId: id,
        patientId: row.account_id,
      });
      return appointmentById(context.database, id);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(M.patientBusy, 'timing');
    throw error;
  }
}

async function changeStatus(
  context: AppContext,
  actor: Actor,
  row: AppointmentRow,
  status: 'cancelled' | 'completed' | 'missed',
): Promise<void> {
  if (status === 'cancelled') return cancel(context, actor, row);
  if (!isDoctor(actor)) throw forbidden();
  if (row.status !== 'booked') throw conflict(M.over, 'status');
  if (row.starts_at === null || row.starts_at > context.now().toISOString())
    throw conflict(M.notBegun, 'status');
  await leave(context, row, { status });
}

async function cancel(context: AppContext, actor: Actor, row: AppointmentRow): Promise<void> {
  refuseWhenOver(context, actor, row);
  await leave(context, row, { status: 'cancelled' });
  await freeTiming(context, row);
  await cancelBill(context.database, row.id);
  await notifyCancelled(context, row);
}

async function move(
  context: AppContext,
  actor: Actor,
  row: AppointmentRow,
  { appointmentDate, timeslot, timing }: AppointmentChange,
): Promise<void> {
  if (!appointmentDate) throw invalid([{ path: 'appointmentDate', message: M.dateRequired }]);
  if (row.status === 'booked' && timing === undefined) {
    throw invalid([{ path: 'timing', message: M.timingRequired }]);
  }
  refuseWhenOver(context, actor, row);
  const when = requestedTime({ appointmentDate, timeslot, timing }, context.now());
  if (when.slot === null) return leave(context, row, { ...when, status: 'requested' });
  const isUnmoved = row.slot === when.slot && row.appointment_date === when.appointment_date;
  if (row.status === 'booked' && isUnmoved) return;

  await leave(context, row, { ...when, status: 'booked' });
  await freeTiming(context, row);
  const doctorId = await takeNewTiming(context, actor, row, { ...when, slot: when.slot });
  await setDoctor(context.database, row.id, doctorId);
  const moved = await appointmentById(context.database, row.id);
  const service = await requireService(context.database, row.service_id);
  if (row.status === 'booked') {
    await notifyMoved(context, moved, row);
    await repriceBill(context, moved, service);
  } else {
    await notifyBooked(context, moved);
    await raiseBill(context, moved, service);
  }
}

/** A doctor who schedules takes the timing for themselves, also outside of the usual hours. */
async function takeNewTiming(
  context: AppContext,
  actor: Actor,
  row: AppointmentRow,
  { appointment_date: date, slot }: AppointmentTime & { slot: number },
): Promise<string> {
  if (!isDoctor(actor)) {
    const wanted = { serviceId: row.service_id, date, slot, preferred: row.doctor_id };
    return claimTiming(context, wanted, claimOf(row));
  }
  await deleteExpiredClaimsOf(context.database, date, slot, context.now().toISOString());
  if (!(await claimDoctor(context.database, actor.accountId, { date, slot }, claimOf(row)))) {
    throw conflict(M.taken, 'timing');
  }
  return actor.accountId;
}

async function freeTiming(context: AppContext, row: AppointmentRow): Promise<void> {
  const freed = await releaseClaim(context.database, row.id);
  if (freed) await offerFreedTiming(context, freed);
}

function refuseWhenOver({ now }: AppContext, actor: Actor, row: AppointmentRow): void {
  if (row.status !== 'booked' && row.status !== 'requested') throw conflict(M.over, 'status');
  if (isDoctor(actor) || row.starts_at === null) return;
  if (Date.parse(row.starts_at) - now().getTime() < CHANGE_HOURS * HOUR_MS)
    throw conflict(M.tooLate, 'status');
}

/** Of two changes at once the second is refused. */
async function leave(
  context: AppContext,
  row: AppointmentRow,
  change: Omit<Parameters<typeof leaveState>[3], 'updated_at'>,
): Promise<void> {
  const updated_at = context.now().toISOString();
  const left = await leaveState(context.database, row.id, row, { ...change, updated_at } as Parameters<
    typeof leaveState
  >[3]);
  if (!left) throw conflict('This appointment has just been changed. Please look again.');
}
