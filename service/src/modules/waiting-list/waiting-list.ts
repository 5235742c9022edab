import { setImmediate } from 'node:timers/promises';
import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import type { Slot } from '@nivara/shared/domain/slot';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { timingAt } from '@nivara/shared/domain/timings';
import type { NewWaiting } from '@nivara/shared/domain/waiting-list';
import { OPEN_WAITING_STATUSES } from '@nivara/shared/domain/waiting-status';
import type { AppContext } from '../../app-context';
import { inTransaction } from '../../database/in-transaction';
import { conflict, invalid, notFound } from '../../problems';
import { newId } from '../../security/tokens';
import { bookAppointment } from '../appointments/book-appointment';
import { requestedTime } from '../appointments/requested-time';
import { type AppointmentPatient, chosenPatient, lockPatient } from '../appointments/appointment-patient';
import { auditChange } from '../audit/audit';
import { lockOwnMailbox } from '../accounts/lock-own-account';
import { type Actor, isStaff } from '../session/actor';
import { freeTimings } from '../slots/free-timings';
import { refuseManyWaiting } from '../new-patients/network-share';
import type { FreedTiming } from '../freed-timings/freed-timing-repository';
import { offerFreedTiming } from '../freed-timings/offer-freed-timing';
import {
  type WaitingRow,
  countOpenEntries,
  endPastDays,
  expiredOffers,
  findWaiting,
  insertWaiting,
  leaveWaiting,
  openWishes,
  releaseOffer,
} from './waiting-list-repository';
import { requireService } from '../clinic-services/require-service';
import { deleteExpiredClaimsOf, freeDoctors } from '../slots/timing-claim-repository';

const M = APPOINTMENT_MESSAGES;

/** Returns the entry’s id; refuses while a suitable timing is free. */
export async function joinWaitingList(
  context: AppContext,
  actor: Actor,
  values: NewWaiting,
  patientOf = chosenFromFamily,
): Promise<string> {
  const service = await requireService(context.database, values.service);
  const when = requestedTime(values, context.now());
  const who = await patientOf(context, actor, values.patient);
  const id = newId(context.randomBytes);
  await inTransaction(context, async (context) => {
    await lockPatient(context, actor, who);
    const inserted = await insertWaiting(context.database, {
      id,
      account_id: who.account_id,
      family_member_id: who.family_member_id,
      patient_key: who.patient_key,
      service_id: service.id,
      date: when.appointment_date,
      timeslot: when.timeslot,
      slot: when.slot,
      status: 'waiting',
      offered_slot: null,
      offered_hold_id: null,
      offer_expires_at: null,
      created_at: context.now().toISOString(),
    });
    if (!inserted) throw conflict(M.waiting);
    if (!isStaff(actor)) await refuseTooManyEntries(context, actor);
    // Read after the insert, so that a timing freed meanwhile is offered to this entry.
    const free = await freeTimings(context, service.id, when.appointment_date);
    if (free.some((slot) => slot.free > 0 && isSuitable(slot, values))) throw conflict(M.free);
    await auditChange(context, actor, 'create', {
      noun: 'waiting-list',
      recordId: id,
      patientId: who.account_id,
    });
  });
  return id;
}

/** A freed timing is offered to one entry after another: many entries of one account would block it for others. */
async function refuseTooManyEntries(context: AppContext, actor: Actor): Promise<void> {
  await lockOwnMailbox(context, actor);
  if ((await countOpenEntries(context.database, actor.accountId)) > MOST_OPEN.waiting) {
    throw conflict(M.manyWaiting);
  }
  await refuseManyWaiting(context, actor.accountId);
}

type WaitingPatient = AppointmentPatient & { account_id: string };

async function chosenFromFamily(
  { database }: AppContext,
  actor: Actor,
  patient: string,
): Promise<WaitingPatient> {
  const who = await chosenPatient(database, actor, patient);
  if (who.family_member_id === null && who.patient_key !== `account:${actor.accountId}`) {
    throw invalid([{ path: 'patient', message: M.patientUnknown }]);
  }
  return { ...who, account_id: actor.accountId };
}

const isSuitable = (slot: Slot, { timing, timeslot }: Pick<NewWaiting, 'timing' | 'timeslot'>) =>
  timing !== undefined ? slot.timing === timing : timeslot === undefined || slot.timeslot === timeslot;

/** Books the offered timing. Only one of several concurrent requests succeeds. */
export async function acceptOffer(
  context: AppContext,
  actor: Actor,
  id: string,
  book: (context: AppContext, actor: Actor, entry: OfferedEntry) => Promise<string>,
): Promise<string> {
  return inTransaction(context, async (context) => {
    const entry = await findWaiting(context.database, actor, id);
    if (!entry) throw notFound();
    const isOpen = entry.offer_expires_at !== null && entry.offer_expires_at > context.now().toISOString();
    if (entry.offered_slot === null || entry.offered_hold_id === null || !isOpen) throw conflict(M.offerOver);
    if (!(await leaveWaiting(context.database, id, ['offered'], 'booked'))) throw conflict(M.offerOver);
    const { offered_slot, offered_hold_id } = entry;
    return book(context, actor, { ...entry, offered_slot, offered_hold_id });
  });
}

export type OfferedEntry = WaitingRow & { offered_slot: number; offered_hold_id: string };

/**
 * Passes no network to the booking: the offer was made only after a check of the share of the network from which the
 * account was opened.
 */
export const bookOffered = (context: AppContext, actor: Actor, entry: OfferedEntry) =>
  bookAppointment(context, actor, {
    service: entry.service_id,
    patient: entry.family_member_id ?? 'self',
    appointmentDate: entry.date,
    timing: timingAt(entry.offered_slot).timing,
    hold: entry.offered_hold_id,
  });

export async function leaveWaitingList(context: AppContext, actor: Actor, id: string): Promise<void> {
  await inTransaction(context, async (context) => {
    const entry = await findWaiting(context.database, actor, id);
    if (!entry) throw notFound();
    const left = await leaveWaiting(context.database, id, OPEN_WAITING_STATUSES, 'left');
    if (left?.offered_hold_id) await offerToNext(context, left.offered_hold_id);
    await auditChange(context, actor, 'delete', {
      noun: 'waiting-list',
      recordId: id,
      patientId: entry.account_id,
    });
  });
}

/** Ends expired offers and offers free timings; runs every minute in every process. */
export async function updateWaitingList(context: AppContext): Promise<void> {
  const skippedFor = skippedAccounts();
  await offerExpiredToNext(context, skippedFor);
  await offerFreedTimings(context, skippedFor);
}

/** No event announces a timing that becomes free through an expired hold, new hours or a withdrawn day off. */
async function offerFreedTimings(context: AppContext, skippedFor: SkippedFor): Promise<void> {
  for (const wishes of wishesByDay(await openWishes(context.database, clinicDate(context.now())))) {
    const [{ service_id, date }] = wishes;
    // Queries of SQLite do not let other requests have a turn.
    await setImmediate();
    const slots = await freeTimings(context, service_id, date);
    for (const [slot, { free, timeslot }] of slots.entries()) {
      const isWished = wishes.some((each) =>
        each.slot === null ? each.timeslot === null || each.timeslot === timeslot : each.slot === slot,
      );
      if (free === 0 || !isWished) continue;
      await setImmediate();
      await inTransaction(context, async (context) => {
        await deleteExpiredClaimsOf(context.database, date, slot, context.now().toISOString());
        for (const doctor_id of await freeDoctors(context.database, { serviceId: service_id, date, slot })) {
          const timing = { doctor_id, date, slot };
          await offerFreedTiming(context, timing, skippedFor(timing));
        }
      });
    }
  }
}

type SkippedFor = (timing: Pick<FreedTiming, 'doctor_id' | 'date'>) => string[];

/** Remembers, for each doctor and day, the accounts whose network already has its share, so that a sweep checks each once. */
function skippedAccounts(): SkippedFor {
  const lists = new Map<string, string[]>();
  return ({ doctor_id, date }) => {
    const key = `${doctor_id} ${date}`;
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  };
}

type Wish = Awaited<ReturnType<typeof openWishes>>[number];

/** Groups the wishes for one service on one day. */
function wishesByDay(wishes: readonly Wish[]): Iterable<[Wish, ...Wish[]]> {
  const groups = new Map<string, [Wish, ...Wish[]]>();
  for (const wish of wishes) {
    const key = `${wish.service_id} ${wish.date}`;
    const group = groups.get(key);
    if (group) group.push(wish);
    else groups.set(key, [wish]);
  }
  return groups.values();
}

/** An expired offer goes to the next in line. */
async function offerExpiredToNext(context: AppContext, skippedFor: SkippedFor): Promise<void> {
  const now = context.now();
  for (const { id, offered_hold_id } of await expiredOffers(context.database, now.toISOString())) {
    // All offers of a night end in the same minute.
    await setImmediate();
    await inTransaction(context, async (context) => {
      const missed = await leaveWaiting(context.database, id, ['offered'], 'missed');
      if (missed && offered_hold_id) await offerToNext(context, offered_hold_id, skippedFor);
    });
  }
  await endPastDays(context.database, clinicDate(now));
}

async function offerToNext(
  context: AppContext,
  holdId: string,
  skippedFor = skippedAccounts(),
): Promise<void> {
  const freed = await releaseOffer(context.database, holdId);
  if (freed) await offerFreedTiming(context, freed, skippedFor(freed));
}
