import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import { WIDE_TIMES } from '../../plugins/rate-limits';
import { tooManyAttempts } from '../../problems';
import { forgetEnrolmentNetworksBefore } from '../course-dates/unconfirmed-enrolment-repository';
import {
  type Counted,
  type Visitor,
  countHolds,
  countOpenBookings,
  deleteConfirmationsBefore,
  forgetNetworksBefore,
  lockVisitors,
  unconfirmedOfDay,
} from './visitor-booking-repository';
import { timingsOfDay } from '../slots/shift-repository';
import { forgetVisitorLinksBefore } from './visitor-link-repository';

/** The largest share of a doctor's day for bookings without a code. */
const SHARE_WITHOUT_CODE = 1 / 3;
/** The largest share for bookings without a code and bookings that await a code, taken together. */
const SHARE_WITH_PENDING = 2 / 3;

const HOUR_MS = 60 * 60_000;
const HOLD_SECONDS = 60;

/** Call it in the transaction that takes the timing, after `lockVisitors`. */
export async function roomOnDay({ database, now }: AppContext, date: string) {
  const timings = await timingsOfDay(database, date);
  const taken = await unconfirmedOfDay(database, date, now().toISOString());
  const most = (doctorId: string, share: number) =>
    Math.max(1, Math.floor((timings.get(doctorId) ?? 0) * share));
  return {
    /** True if a visitor may take one more timing of this doctor, with a code where one is needed. */
    hasRoom: (doctorId: string) => (taken.get(doctorId) ?? 0) < most(doctorId, SHARE_WITH_PENDING),
    /** True if a visitor may move to this doctor: a move asks for no code, so the smaller share applies. */
    hasRoomWithoutCode: (doctorId: string) => (taken.get(doctorId) ?? 0) < most(doctorId, SHARE_WITHOUT_CODE),
    /** Whether the visitors' timings, with the one just taken, are still few enough to need no code. */
    needsNoCode: (doctorId: string) => (taken.get(doctorId) ?? 0) <= most(doctorId, SHARE_WITHOUT_CODE),
  };
}

export async function roomForVisitorHold(context: AppContext, network: string, date: string) {
  await lockVisitors(context.database);
  const held = await countHolds(context.database, network, context.now().toISOString());
  if (isOverLimit(context, held)) throw tooManyAttempts(HOLD_SECONDS, APPOINTMENT_MESSAGES.visitorHolds);
  return (await roomOnDay(context, date)).hasRoom;
}

/**
 * Bookings with one phone number count together only once two other networks have made some of them: otherwise a
 * stranger who books with somebody's number would learn from the code that this person has an appointment.
 */
const FEWEST_OTHER_CUSTOMERS = 2;

export async function hasTooManyOpenBookings(context: AppContext, visitor: Visitor): Promise<boolean> {
  const open = await countOpenBookings(context.database, visitor, clinicDate(context.now()));
  const { count, otherCustomers } = open.ofPhone;
  const isOverLimitOfPhone = count >= context.visitorBookings && otherCustomers >= FEWEST_OTHER_CUSTOMERS;
  return isOverLimit(context, open) || isOverLimitOfPhone;
}

const isOverLimit = ({ visitorBookings }: AppContext, { own, ofCustomer }: Counted) =>
  own >= visitorBookings || ofCustomer >= visitorBookings * WIDE_TIMES;

/** Deletes what was stored to count visitors: confirmations after an hour, the rest after its day. */
export async function forgetVisitors({ database, now }: AppContext): Promise<void> {
  await deleteConfirmationsBefore(database, new Date(now().getTime() - HOUR_MS).toISOString());
  await forgetNetworksBefore(database, clinicDate(now()));
  await forgetEnrolmentNetworksBefore(database, clinicDate(now()));
  await forgetVisitorLinksBefore(database, clinicDate(now()));
}
