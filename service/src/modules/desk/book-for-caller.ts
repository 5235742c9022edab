import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { DESK_MESSAGES, type DeskBooking } from '@nivara/shared/domain/desk-day';
import { TIMING_MINUTES, timingAt } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid } from '../../problems';
import { appointmentById, setDoctor } from '../appointments/appointment-repository';
import { type NewRow, claimOf, storeAppointment, newRow } from '../appointments/book-appointment';
import { notifyScheduled } from '../appointments/notify-appointment';
import { requestedTime } from '../appointments/requested-time';
import { requireService } from '../clinic-services/require-service';
import type { Actor } from '../session/actor';
import { claimTimingWith, spendHold } from '../slots/claim-timing';
import { changeVisitState } from '../visits/change-visit-state';
import type { OfferedEntry } from '../waiting-list/waiting-list';
import { requireDeskPatient } from './desk-patient';

const MINUTE_MS = 60_000;

/** Books for somebody on the phone or at the desk. Returns the appointment's id. */
export async function bookForCaller(context: AppContext, actor: Actor, values: DeskBooking): Promise<string> {
  const { doctor, walkIn = false } = values;
  const service = await requireService(context.database, values.service);
  if (values.online && service.online !== 1) {
    throw invalid([{ path: 'online', message: APPOINTMENT_MESSAGES.notOnline }]);
  }
  if (walkIn && values.appointmentDate !== clinicDate(context.now())) {
    throw invalid([{ path: 'appointmentDate', message: DESK_MESSAGES.walkInToday }]);
  }
  const who = await requireDeskPatient(context, values.patient);
  // A patient who walks in may take a timing that has begun.
  const from = new Date(context.now().getTime() - (walkIn ? TIMING_MINUTES * MINUTE_MS : 0));
  const row = {
    ...newRow(context, service, { ...who, ...requestedTime(values, from) }, values),
    visitor_network: null,
    booked_from: null,
    follows: null,
  };
  return inTransaction(context, async (transaction) => {
    await storeAppointment(transaction, actor, { row, service }, (bookingContext) =>
      take(bookingContext, row, (wanted) => claimTimingWith(bookingContext, doctor, wanted, claimOf(row))),
    );
    if (walkIn) await changeVisitState(transaction, actor, row.id, 'arrived');
    return row.id;
  });
}

/** Books the timing that is offered to the caller's entry in the waiting list. Returns the appointment's id. */
export async function bookOfferForCaller(
  context: AppContext,
  actor: Actor,
  entry: OfferedEntry,
): Promise<string> {
  const service = await requireService(context.database, entry.service_id);
  const who = await requireDeskPatient(context, entry.family_member_id ?? entry.account_id);
  const when = requestedTime(
    { appointmentDate: entry.date, timing: timingAt(entry.offered_slot).timing },
    context.now(),
  );
  const row = {
    ...newRow(context, service, { ...who, ...when }, {}),
    visitor_network: null,
    booked_from: null,
    follows: null,
  };
  return storeAppointment(context, actor, { row, service }, (bookingContext) =>
    take(bookingContext, row, async (wanted) => {
      const spent = await spendHold(
        bookingContext,
        { id: entry.offered_hold_id, owner: entry.account_id, ...wanted },
        { patientKey: row.patient_key, appointmentId: row.id, network: null },
      );
      if (spent === undefined) throw conflict(APPOINTMENT_MESSAGES.offerOver);
      return spent;
    }),
  );
}

interface Wanted {
  serviceId: number;
  date: string;
  slot: number;
}

async function take(
  context: AppContext,
  row: NewRow,
  claim: (wanted: Wanted) => Promise<string>,
): Promise<void> {
  const wanted = { serviceId: row.service_id, date: row.appointment_date, slot: row.slot ?? -1 };
  await setDoctor(context.database, row.id, await claim(wanted));
  await notifyScheduled(context, await appointmentById(context.database, row.id));
}
