import { APPOINTMENT_MESSAGES, type AppointmentChange } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { isUniqueViolation } from '../../database/unique-violation';
import { conflict, forbidden, invalid, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { raiseBill, repriceBill } from '../bills/raise-bill';
import { closeItem } from '../inbox-items/inbox-items';
import { type Actor, isDesk, isDoctor, isStaff } from '../session/actor';
import { type RefusalOf, claimOwnTiming, claimTiming, claimTimingWith } from '../slots/claim-timing';
import { offerFreedTiming } from '../freed-timings/offer-freed-timing';
import { undoArrival } from './arrival-repository';
import {
  type AppointmentRow,
  appointmentById,
  findAppointment,
  leaveState,
  setDoctor,
  setJoinToken,
} from './appointment-repository';
import { claimOf, claimOfVisitor } from './book-appointment';
import { refuseFullDay, refuseFullDayOfVisitor } from './open-appointments';
import { isTooLateToChange } from './late-change';
import { notifyCancelled, notifyMoved, notifyScheduled } from './notify-appointment';
import { type AppointmentTime, requestedTime } from './requested-time';
import {
  refuseCancellingWritten,
  refuseMovingWritten,
  refusePassingWritten,
  refuseWhenArrived,
} from './refuse-written';
import { cancelBillOf } from '../bills/cancel-bill';
import { requireService } from '../clinic-services/require-service';
import { newToken } from '../../security/tokens';
import { releaseClaim } from '../slots/timing-claim-repository';
import { refusalsOfMove } from '../new-patients/network-share';
import { lockVisitors } from '../visitor-bookings/visitor-booking-repository';
import { refusalsOnDay } from '../visitor-bookings/visitor-limits';

const M = APPOINTMENT_MESSAGES;

/** The desk may choose the doctor. */
type Change = AppointmentChange & { doctor?: string };

export interface Changed {
  row: AppointmentRow;
  /** False where the appointment is moved to its present day and timing. */
  hasChanged: boolean;
}

/** Moves, schedules or cancels an appointment, or notes how it ended, and returns the result. */
export const changeAppointment = (context: AppContext, actor: Actor, id: string, change: Change) =>
  changeFound(context, actor, (context) => findAppointment(context.database, actor, id), change);

/** `find` runs in the same transaction, and returns the row only if the actor, null for a visitor, may change it. */
export async function changeFound(
  context: AppContext,
  actor: Actor | null,
  find: (context: AppContext) => Promise<AppointmentRow | undefined>,
  change: Change,
): Promise<Changed> {
  try {
    return await inTransaction(context, async (context) => {
      const row = await find(context);
      if (!row) throw notFound();
      const { id } = row;
      if (change.status !== undefined && (change.appointmentDate || change.timing || change.timeslot)) {
        throw invalid([{ path: 'status', message: M.oneChange }]);
      }
      let hasChanged = true;
      if (change.status !== undefined) await changeStatus(context, actor, row, change.status, change.reason);
      else hasChanged = await move(context, actor, row, change);
      await auditChange(context, actor, 'update', {
        noun: 'appointments',
        recordId: id,
        patientId: row.account_id,
      });
      return { row: await appointmentById(context.database, id), hasChanged };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(M.patientBusy, 'timing');
    throw error;
  }
}

async function changeStatus(
  context: AppContext,
  actor: Actor | null,
  row: AppointmentRow,
  status: 'cancelled' | 'completed' | 'missed',
  reason: string | undefined,
): Promise<void> {
  if (status === 'cancelled') return cancel(context, actor, row, reason?.trim() || null);
  if (actor === null || !isDoctor(actor)) throw forbidden();
  if (row.status !== 'booked') throw conflict(M.over, 'status');
  if (row.starts_at === null || row.starts_at > context.now().toISOString())
    throw conflict(M.notBegun, 'status');
  await leave(context, row, { status });
}

async function cancel(
  context: AppContext,
  actor: Actor | null,
  row: AppointmentRow,
  cancel_reason: string | null,
): Promise<void> {
  refuseWhenOver(context, actor, row);
  if (actor && isStaff(actor) && cancel_reason === null) {
    throw invalid([{ path: 'reason', message: M.reasonRequired }]);
  }
  await leave(context, row, { status: 'cancelled', cancel_reason });
  await refuseWhenArrived(context, actor, row);
  await refuseCancellingWritten(context, actor, row);
  await closeItem(context, actor, row.id);
  await freeTiming(context, row);
  await cancelBillOf(context, actor, row.id);
  await notifyCancelled(context, { ...row, status: 'cancelled', cancel_reason });
}

/** Tells whether it has moved the appointment. */
async function move(
  context: AppContext,
  actor: Actor | null,
  row: AppointmentRow,
  { appointmentDate, timeslot, timing, doctor = row.doctor_id ?? undefined }: Change,
): Promise<boolean> {
  if (!appointmentDate) throw invalid([{ path: 'appointmentDate', message: M.dateRequired }]);
  if (row.status === 'booked' && timing === undefined) {
    throw invalid([{ path: 'timing', message: M.timingRequired }]);
  }
  refuseWhenOver(context, actor, row);
  if (row.appointment_date !== appointmentDate) {
    if (actor === null) await refuseFullDayOfVisitor(context, row, appointmentDate);
    else if (!isStaff(actor)) await refuseFullDay(context, actor, appointmentDate);
  }
  // Locks the visitors before `refusalsOfMove` locks the networks, in the same order as a visitor's booking.
  if (actor === null) await lockVisitors(context.database);
  const refusalOf = actor && isStaff(actor) ? undefined : await refusalsOfMove(context, row, appointmentDate);
  const when = requestedTime({ appointmentDate, timeslot, timing }, context.now());
  if (when.slot === null) {
    await leave(context, row, { ...when, status: 'requested' });
    return row.appointment_date !== when.appointment_date || row.timeslot !== when.timeslot;
  }
  const isUnmoved =
    row.slot === when.slot && row.appointment_date === when.appointment_date && row.doctor_id === doctor;
  if (row.status === 'booked' && isUnmoved) return false;

  const moved_at = row.status === 'booked' ? context.now().toISOString() : row.moved_at;
  await leave(context, row, { ...when, status: 'booked', moved_at });
  await refuseWhenArrived(context, actor, row);
  if (row.appointment_date !== when.appointment_date) {
    await refuseMovingWritten(context, actor, row);
    await undoArrival(context.database, row.id);
  }
  await closeItem(context, actor, row.id);
  await freeTiming(context, row);
  const doctorId = await takeNewTiming(context, actor, row, { ...when, slot: when.slot, doctor, refusalOf });
  if (doctorId !== row.doctor_id) await refusePassingWritten(context, row);
  await setDoctor(context.database, row.id, doctorId);
  // The former doctor knows the former link, and must not join the later consultation with it.
  if (row.join_token !== null) await setJoinToken(context.database, row.id, newToken(context.randomBytes));
  const moved = await appointmentById(context.database, row.id);
  const service = await requireService(context.database, row.service_id);
  if (row.status === 'booked') {
    await notifyMoved(context, moved, row);
    await repriceBill(context, moved, service);
  } else {
    await notifyScheduled(context, moved);
    await raiseBill(context, moved, service);
  }
  return true;
}

type NewTiming = AppointmentTime & {
  slot: number;
  doctor: string | undefined;
  refusalOf: RefusalOf | undefined;
};

/** A doctor who schedules takes the timing for themselves. */
async function takeNewTiming(
  context: AppContext,
  actor: Actor | null,
  row: AppointmentRow,
  { appointment_date: date, slot, doctor, refusalOf }: NewTiming,
): Promise<string> {
  const wanted = { serviceId: row.service_id, date, slot };
  if (actor && isDoctor(actor)) return claimOwnTiming(context, actor.accountId, wanted, claimOf(row));
  if (actor && isDesk(actor) && doctor !== undefined)
    return claimTimingWith(context, doctor, wanted, claimOf(row));
  const preferring = { ...wanted, preferred: row.doctor_id };
  if (actor !== null) return claimTiming(context, preferring, claimOf(row), refusalOf);
  const claim = claimOfVisitor(row);
  if (row.visitor_network === null) return claimTiming(context, preferring, claim, refusalOf);
  // A visitor's appointment still counts towards the visitors' share of a day after it is moved.
  const { refusalOfMove } = await refusalsOnDay(context, date);
  return claimTiming(
    context,
    preferring,
    { ...claim, visitor_network: row.visitor_network },
    (doctorId) => refusalOfMove(doctorId) ?? refusalOf?.(doctorId),
  );
}

async function freeTiming(context: AppContext, row: AppointmentRow): Promise<void> {
  const freed = await releaseClaim(context.database, row.id);
  if (freed) await offerFreedTiming(context, freed);
}

function refuseWhenOver({ now }: AppContext, actor: Actor | null, row: AppointmentRow): void {
  if (!isUpcoming(row)) throw conflict(M.over, 'status');
  if ((actor && isStaff(actor)) || !isTooLateToChange(row, now())) return;
  throw conflict(M.tooLate, 'status');
}

/** Refuses the second of two concurrent changes. */
async function leave(
  context: AppContext,
  row: AppointmentRow,
  change: Omit<Parameters<typeof leaveState>[3], 'updated_at'>,
): Promise<void> {
  const updated_at = context.now().toISOString();
  const hasLeft = await leaveState(context.database, row.id, row, { ...change, updated_at } as Parameters<
    typeof leaveState
  >[3]);
  if (!hasLeft) throw conflict('This appointment has just been changed. Please look again.');
}
