import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES, UNCONFIRMED_SHARE } from '@nivara/shared/domain/course-date';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { nextNumber } from '../../database/next-number';
import { conflict } from '../../problems';
import { timingsOfDay } from '../slots/shift-repository';
import {
  countBookedFrom,
  countDocumentsFrom,
  countHeldFrom,
  countSeatsFrom,
  countWaitingFrom,
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
 * In a small clinic, the sixty appointments that a network may have (`MOST_OPEN`) fill whole days. A third
 * of each day leaves room for everybody else.
 */
const SHARE_OF_DAY = 1 / 3;
/** A clinic with few timings a day still takes a family. */
const LEAST_OF_DAY = 4;

/** Called before a booking of an account, or of a visitor with a code, in its transaction. */
export async function refuseManyTimings(
  context: AppContext,
  accountId: string | null,
  network: string | null,
  date: string,
): Promise<void> {
  for (const each of await lockNetworks(context, accountId, network)) {
    if ((await bookedFrom(context, each)) >= MOST_OPEN.network) throw tooManyOfNetwork();
    await refuseFullShare(context, each, date);
  }
}

/** Called before an appointment moves to another day, in its transaction. */
export async function refuseManyOnDay(
  context: AppContext,
  accountId: string | null,
  network: string | null,
  date: string,
): Promise<void> {
  for (const each of await lockNetworks(context, accountId, network))
    await refuseFullShare(context, each, date);
}

/** Called before a hold of an account, in its transaction: holds count beside the appointments. */
export async function refuseManyHolds(context: AppContext, accountId: string, date: string): Promise<void> {
  const { database, now } = context;
  const at = now().toISOString();
  for (const each of await lockNetworks(context, accountId, null)) {
    const held = await countHeldFrom(database, each, at);
    if (held + (await bookedFrom(context, each)) >= MOST_OPEN.network) throw tooManyOfNetwork();
    await refuseFullShare(context, each, date, await countHeldFrom(database, each, at, date));
  }
}

async function refuseFullShare(
  { database }: AppContext,
  network: string,
  date: string,
  held = 0,
): Promise<void> {
  const timings = [...(await timingsOfDay(database, date)).values()].reduce((sum, each) => sum + each, 0);
  const most = Math.max(LEAST_OF_DAY, Math.floor(timings * SHARE_OF_DAY));
  const booked = await countBookedFrom(database, network, { from: date, to: date });
  if (held + booked >= most) throw tooManyOfNetwork();
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
  countBookedFrom(database, network, { from: clinicDate(now()) });

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
