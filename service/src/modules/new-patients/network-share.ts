import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES, UNCONFIRMED_SHARE } from '@nivara/shared/domain/course-date';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { nextNumber } from '../../database/next-number';
import { conflict } from '../../problems';
import type { Room } from '../slots/claim-timing';
import { timingsOfDay } from '../slots/shift-repository';
import {
  countBookedFrom,
  countDocumentsFrom,
  countHeldFrom,
  countSeatsFrom,
  countWaitingFrom,
  doctorsBookedFrom,
  doctorsHeldFrom,
  findNewPatient,
} from './new-patient-repository';

/**
 * One person with many e-mail addresses can have many accounts, and many codes as a visitor. So each network has one
 * limit for its visitors with a code and its accounts without a completed appointment. An account counts for the
 * network from which it was opened, and for the network from which it books. `network` is a `customerHash`,
 * so all networks of one internet customer count as one.
 */
async function networksOf(
  { database }: AppContext,
  accountId: string | null,
  network: string | null,
): Promise<string[]> {
  if (accountId === null) return network === null ? [] : [network];
  const patient = await findNewPatient(database, accountId);
  if (!patient) return [];
  return [...new Set([network, patient.opened_from])].filter((each) => each !== null);
}

/**
 * In a small clinic, the sixty appointments that a network may have (`MOST_OPEN`) fill whole days. A third of each day,
 * and of each doctor's day, leaves room for everybody else.
 */
const SHARE_OF_DAY = 1 / 3;
/** Where there are few timings, a family still gets this many, but no more than half. */
const LEAST_OF_DAY = 4;

const shareOf = (timings: number) =>
  Math.max(Math.floor(timings * SHARE_OF_DAY), Math.min(LEAST_OF_DAY, Math.ceil(timings / 2)));

/**
 * Called before a booking of an account, or of a visitor with a code, in its transaction. Returns the doctors whom the
 * networks may still book that day.
 */
export async function roomForBooking(
  context: AppContext,
  accountId: string | null,
  network: string | null,
  date: string,
): Promise<Room> {
  const networks = await lockNetworks(context, accountId, network);
  for (const each of networks)
    if ((await bookedFrom(context, each)) >= MOST_OPEN.network) throw tooManyOfNetwork();
  return roomOfNetworks(context, networks, { date });
}

/** Called before an appointment moves, in its transaction. The appointment itself does not count. */
export async function roomForMove(
  context: AppContext,
  { id, account_id, booked_from }: Pick<AppointmentsTable, 'id' | 'account_id' | 'booked_from'>,
  date: string,
): Promise<Room> {
  const networks = await lockNetworks(context, account_id, booked_from);
  return roomOfNetworks(context, networks, { date, except: id });
}

/** Called before a hold of an account, in its transaction: holds count beside the appointments. */
export async function roomForHold(context: AppContext, accountId: string, date: string): Promise<Room> {
  const { database, now } = context;
  const heldAt = now().toISOString();
  const networks = await lockNetworks(context, accountId, null);
  for (const each of networks) {
    const held = await countHeldFrom(database, each, heldAt);
    if (held + (await bookedFrom(context, each)) >= MOST_OPEN.network) throw tooManyOfNetwork();
  }
  return roomOfNetworks(context, networks, { date, heldAt });
}

/** Refuses a day that is full for one of the networks; otherwise tells which doctors are not. */
async function roomOfNetworks(
  { database }: AppContext,
  networks: string[],
  { date, except, heldAt }: { date: string; except?: string; heldAt?: string },
): Promise<Room> {
  const full = new Set<string>();
  if (networks.length > 0) {
    const timings = await timingsOfDay(database, date);
    for (const network of networks) {
      const taken = await doctorsBookedFrom(database, network, { date, except });
      if (heldAt !== undefined) taken.push(...(await doctorsHeldFrom(database, network, heldAt, date)));
      if (taken.length >= shareOf(sumOf(timings.values()))) throw tooManyOfNetwork();
      for (const [doctor, count] of countEach(taken))
        if (count >= shareOf(timings.get(doctor) ?? 0)) full.add(doctor);
    }
  }
  return { mayTake: (doctorId) => !full.has(doctorId), refusal: APPOINTMENT_MESSAGES.manyOfNetwork };
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

/** A request has no doctor yet, so it counts for the day alone. */
function countEach(doctors: (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const doctor of doctors) if (doctor !== null) counts.set(doctor, (counts.get(doctor) ?? 0) + 1);
  return counts;
}

const tooManyOfNetwork = () => conflict(APPOINTMENT_MESSAGES.manyOfNetwork, 'appointmentDate');

/** Called after a waiting entry of an account, in its transaction. */
export async function refuseManyWaiting(context: AppContext, accountId: string): Promise<void> {
  for (const each of await lockNetworks(context, accountId, null)) {
    if ((await countWaitingFrom(context.database, each)) > MOST_OPEN.waiting) throw tooManyOfNetwork();
  }
}

/** Called before a document of an account is stored, in its transaction. */
export async function refuseManyDocuments(context: AppContext, accountId: string): Promise<void> {
  await lockNetworks(context, accountId, null);
  await refuseFullNetwork(context, accountId);
}

/** Makes the check of `refuseManyDocuments` without a lock, before the work that a document costs. */
export async function refuseFullNetwork(context: AppContext, accountId: string): Promise<void> {
  for (const each of await networksOf(context, accountId, null)) {
    if ((await countDocumentsFrom(context.database, each)) >= UPLOAD_LIMITS.ofNetwork)
      throw conflict(UPLOAD_MESSAGES.networkFull, 'file');
  }
}

/** Bookings, holds, waiting entries and documents of new patients wait for each other, so that each counts those before it. */
async function lockNetworks(context: AppContext, accountId: string | null, network: string | null) {
  const networks = await networksOf(context, accountId, network);
  if (networks.length > 0) await nextNumber(context.database, 'new-patients');
  return networks;
}

const bookedFrom = ({ database, now }: AppContext, network: string) =>
  countBookedFrom(database, network, clinicDate(now()));

/** Called, with the course date locked, before an account enrols or a visitor confirms by a code. */
export async function refuseManySeats(
  context: AppContext,
  date: { id: string; seats: number },
  accountId: string | null,
  network: string,
): Promise<void> {
  const most = Math.max(1, Math.floor(date.seats * UNCONFIRMED_SHARE));
  for (const each of await networksOf(context, accountId, network)) {
    if ((await countSeatsFrom(context.database, each, date.id)) >= most)
      throw conflict(COURSE_DATE_MESSAGES.manyOfNetwork, 'date');
  }
}
