import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { WIDE_TIMES } from '../../plugins/rate-limits';
import { tooManyAttempts } from '../../problems';
import { refusalsOfVisitor } from '../new-patients/network-share';
import { forgetEnrolmentNetworksBefore } from '../course-dates/unconfirmed-enrolment-repository';
import {
  type Counted,
  type Visitor,
  comingDaysOfContact,
  countHolds,
  countOpenBookings,
  deleteConfirmationsBefore,
  forgetNetworksBefore,
  lockVisitors,
  unconfirmedOfDay,
} from './visitor-booking-repository';
import type { RefusalOf } from '../slots/claim-timing';
import { timingsOfDay } from '../slots/shift-repository';
import { forgetVisitorLinksBefore } from './visitor-link-repository';

/** The largest share of a doctor's day for bookings without a code. */
const SHARE_WITHOUT_CODE = 1 / 3;
/** The largest share for bookings without a code and bookings that await a code, taken together. */
const SHARE_WITH_PENDING = 2 / 3;

const HOUR_MS = 60 * 60_000;
const RETRY_AFTER_SECONDS = 60;

/** Call it in the transaction that takes the timing, after `lockVisitors`. */
export async function refusalsOnDay({ database, now }: AppContext, date: string) {
  const timings = await timingsOfDay(database, date);
  const taken = await unconfirmedOfDay(database, date, now().toISOString());
  const most = (doctorId: string, share: number) =>
    Math.max(1, Math.floor((timings.get(doctorId) ?? 0) * share));
  const refusalAbove =
    (share: number): RefusalOf =>
    (doctorId) =>
      (taken.get(doctorId) ?? 0) < most(doctorId, share) ? undefined : APPOINTMENT_MESSAGES.visitorsFull;
  return {
    /** For one more timing of a visitor, with a code where one is needed. */
    refusalOf: refusalAbove(SHARE_WITH_PENDING),
    /** For a visitor's move: it asks for no code, so the smaller share applies. */
    refusalOfMove: refusalAbove(SHARE_WITHOUT_CODE),
    /** Whether the visitors' timings, with the one just taken, are still few enough to need no code. */
    needsNoCode: (doctorId: string) => (taken.get(doctorId) ?? 0) <= most(doctorId, SHARE_WITHOUT_CODE),
  };
}

export async function refusalsOfVisitorHold(context: AppContext, network: string, date: string) {
  await lockVisitors(context.database);
  const held = await countHolds(context.database, network, context.now().toISOString());
  if (isOverLimit(context, held))
    throw tooManyAttempts(RETRY_AFTER_SECONDS, APPOINTMENT_MESSAGES.tooManyHolds);
  return refusalsOfVisitorTiming(context, network, date);
}

/** Refuses a visitor one more timing when all visitors together, or those of this network, have their share already. */
export async function refusalsOfVisitorTiming(
  context: AppContext,
  network: string,
  date: string,
): Promise<RefusalOf> {
  const { refusalOf } = await refusalsOnDay(context, date);
  const refusalOfNetwork = await refusalsOfVisitor(context, network, date);
  return (doctorId) => refusalOf(doctorId) ?? refusalOfNetwork(doctorId);
}

/**
 * The days of the bookings that count for a visitor: one list for the phone number, one for the mailbox. Bookings of
 * other internet customers with the same number or mailbox never count. Otherwise a stranger who books with somebody's
 * number or address would learn from the limits that this person has an appointment, and on which day.
 */
export const countedDays = ({ database, now }: AppContext, visitor: Visitor): Promise<string[][]> =>
  comingDaysOfContact(database, visitor, clinicDate(now()));

export async function hasTooManyOpenBookings(context: AppContext, visitor: Visitor): Promise<boolean> {
  const open = await countOpenBookings(context.database, visitor.network, clinicDate(context.now()));
  const lists = await countedDays(context, visitor);
  return isOverLimit(context, open) || lists.some((days) => days.length >= context.visitorBookings);
}

const isOverLimit = ({ visitorBookings }: AppContext, { own, ofCustomer }: Counted) =>
  own >= visitorBookings || ofCustomer >= visitorBookings * WIDE_TIMES;

/** Deletes confirmations after an hour, and visitors' networks and links once the appointment or course is past. */
export async function forgetVisitors({ database, now }: AppContext): Promise<void> {
  await deleteConfirmationsBefore(database, new Date(now().getTime() - HOUR_MS).toISOString());
  await forgetNetworksBefore(database, clinicDate(now()));
  await forgetEnrolmentNetworksBefore(database, clinicDate(now()));
  await forgetVisitorLinksBefore(database, clinicDate(now()));
}
