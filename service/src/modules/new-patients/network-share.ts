import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES, UNCONFIRMED_SHARE } from '@nivara/shared/domain/course-date';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { nextNumber } from '../../database/next-number';
import { conflict } from '../../problems';
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
 * network from which it was opened, and for the network from which it books. `network` is the hash of a
 * network's customer.
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

/** Called before a booking of an account, or of a visitor with a code, in its transaction. */
export async function refuseManyTimings(
  context: AppContext,
  accountId: string | null,
  network: string | null,
): Promise<void> {
  for (const each of await lockNetworks(context, accountId, network)) {
    if ((await bookedFrom(context, each)) >= MOST_OPEN.network)
      throw conflict(APPOINTMENT_MESSAGES.manyOfNetwork, 'appointmentDate');
  }
}

/** Called before a hold of an account, in its transaction: holds count beside the appointments. */
export async function refuseManyHolds(context: AppContext, accountId: string): Promise<void> {
  const { database, now } = context;
  for (const each of await lockNetworks(context, accountId, null)) {
    const held = await countHeldFrom(database, each, now().toISOString());
    if (held + (await bookedFrom(context, each)) >= MOST_OPEN.network)
      throw conflict(APPOINTMENT_MESSAGES.manyOfNetwork, 'appointmentDate');
  }
}

/** Called after a waiting entry of an account, in its transaction. */
export async function refuseManyWaiting(context: AppContext, accountId: string): Promise<void> {
  for (const each of await lockNetworks(context, accountId, null)) {
    if ((await countWaitingFrom(context.database, each)) > MOST_OPEN.waiting)
      throw conflict(APPOINTMENT_MESSAGES.manyOfNetwork, 'appointmentDate');
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
