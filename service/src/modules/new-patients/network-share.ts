import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES, UNCONFIRMED_SHARE } from '@nivara/shared/domain/course-date';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { nextNumber } from '../../database/next-number';
import { conflict } from '../../problems';
import { customerOf } from '../../security/visitor-network';
import type { RefusalOf } from '../slots/claim-timing';
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
 * limit for its visitors with a code and its accounts without a completed appointment. Towards its share of one day,
 * holds and visitors without a code count too.
 * An account counts for the network from which it was opened, and for the
 * network from which it books. `network` is a `customerHash`,
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
/** Where there are few timings, a family still gets this many, but no more than half, and at least one. */
const LEAST_OF_DAY = 4;

/** On a day without timings only requests count, which take none. */
function shareOf(timings: number): number {
  if (timings === 0) return LEAST_OF_DAY;
  const half = Math.max(1, Math.floor(timings / 2));
  return Math.max(Math.floor(timings * SHARE_OF_DAY), Math.min(LEAST_OF_DAY, half));
}

interface NewBooking {
  accountId: string | null;
  /** The network from which the booking comes; null if the clinic books. */
  network: string | null;
  date: string;
  /** The hold that the booking uses. */
  hold: string | undefined;
}

/** Called before a booking of an account, or of a visitor with a code, in its transaction. */
export async function refusalsOfBooking(
  context: AppContext,
  { accountId, network, date, hold }: NewBooking,
): Promise<RefusalOf> {
  const networks = await lockNetworks(context, accountId, network);
  for (const each of networks)
    if ((await countBooked(context, each)) >= MOST_OPEN.network) throw tooManyOfNetwork();
  return refusalsOfNetworks(context, networks, { date, exceptHold: hold });
}

/** Called before an appointment moves, in its transaction. The appointment itself does not count. */
export async function refusalsOfMove(
  context: AppContext,
  row: Pick<
    AppointmentsTable,
    'id' | 'account_id' | 'booked_from' | 'visitor_network' | 'appointment_date' | 'doctor_id'
  >,
  date: string,
): Promise<RefusalOf> {
  const network = row.booked_from ?? (row.visitor_network === null ? null : customerOf(row.visitor_network));
  const networks = await lockNetworks(context, row.account_id, network);
  const isWithinDay = date === row.appointment_date;
  const refusalOf = await refusalsOfNetworks(context, networks, {
    date,
    exceptAppointment: row.id,
    isWithinDay,
  });
  return (doctorId) => (isWithinDay && doctorId === row.doctor_id ? undefined : refusalOf(doctorId));
}

/** Called before a hold of an account, in its transaction. */
export async function refusalsOfHold(
  context: AppContext,
  accountId: string,
  date: string,
): Promise<RefusalOf> {
  const networks = await lockNetworks(context, accountId, null);
  for (const each of networks) {
    const held = await countHeldFrom(context.database, each, context.now().toISOString());
    if (held + (await countBooked(context, each)) >= MOST_OPEN.network) throw tooManyOfNetwork();
  }
  return refusalsOfNetworks(context, networks, { date });
}

/** Called before a visitor takes or holds a timing without a code, in its transaction and after `lockVisitors`. */
export async function refusalsOfVisitor(
  context: AppContext,
  network: string,
  date: string,
): Promise<RefusalOf> {
  return refusalsOfNetworks(context, await lockNetworks(context, null, customerOf(network)), { date });
}

interface Counting {
  date: string;
  exceptAppointment?: string;
  exceptHold?: string | undefined;
  /** True for a move within the day, which takes no more of the day than before. */
  isWithinDay?: boolean;
}

/** Refuses a day that is full for one of the networks; otherwise tells for which doctors it is full. */
async function refusalsOfNetworks(
  context: AppContext,
  networks: string[],
  counting: Counting,
): Promise<RefusalOf> {
  const { isDayFull, fullDoctors } = await sharesOf(context, networks, counting);
  if (isDayFull && !counting.isWithinDay) throw tooManyOfNetwork();
  return (doctorId) => (fullDoctors.has(doctorId) ? APPOINTMENT_MESSAGES.manyOfNetwork : undefined);
}

/** True where the network of a new patient has used up its share of the day, or of the doctor's day. */
export async function hasItsShare(
  context: AppContext,
  accountId: string,
  { doctorId, date }: { doctorId: string; date: string },
): Promise<boolean> {
  const networks = await networksOf(context, accountId, null);
  const { isDayFull, fullDoctors } = await sharesOf(context, networks, { date });
  return isDayFull || fullDoctors.has(doctorId);
}

async function sharesOf(
  { database, now }: AppContext,
  networks: string[],
  { date, exceptAppointment, exceptHold }: Counting,
): Promise<{ isDayFull: boolean; fullDoctors: ReadonlySet<string> }> {
  const fullDoctors = new Set<string>();
  if (networks.length === 0) return { isDayFull: false, fullDoctors };
  let isDayFull = false;
  const timings = await timingsOfDay(database, date);
  for (const network of networks) {
    const taken = [
      ...(await doctorsBookedFrom(database, network, { date, except: exceptAppointment })),
      ...(await doctorsHeldFrom(database, network, { date, now: now().toISOString(), except: exceptHold })),
    ];
    isDayFull ||= taken.length >= shareOf(sumOf(timings.values()));
    for (const [doctor, count] of countEach(taken))
      if (count >= shareOf(timings.get(doctor) ?? 0)) fullDoctors.add(doctor);
  }
  return { isDayFull, fullDoctors };
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

const countBooked = ({ database, now }: AppContext, network: string) =>
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
