import { addDays, weekdayOf } from '@nivara/shared/domain/clinic-time';
import { type Timeslot, type Timing, TIMINGS, findTiming, timingBegins } from '@nivara/shared/domain/timings';
import type { AppContext } from '../app-context';
import { freeTimings } from '../modules/slots/free-timings';
import type { StoryMoment } from './run-story';
import { workingDoctors } from '../modules/slots/shift-repository';

const DAYS_TO_TRY = 7;

export interface Wish {
  service: number;
  /** Searches the following days when nothing is free on this one. */
  date: string;
  timeslot?: Timeslot;
  /** Prefers the nearest timing. */
  slot?: number;
  /** Without it, any doctor will do. */
  doctorId?: string;
  /** Excludes the timings at which this account has an appointment; null for a visitor. */
  accountId: string | null;
}

export interface Found {
  appointmentDate: string;
  timing: string;
}

/** Finds a timing that nobody has taken, within a doctor's hours. */
export async function findFreeTiming({ context, random }: StoryMoment, wish: Wish): Promise<Found> {
  for (let day = 0; day < DAYS_TO_TRY; day += 1) {
    const appointmentDate = addDays(wish.date, day);
    const busy = await slotsOfAccount(context, wish.accountId, appointmentDate);
    const free = (await freeTimingsFor(context, wish, appointmentDate)).filter(({ slot }) => !busy.has(slot));
    const fitting = free.filter(({ timeslot }) => timeslot === wish.timeslot);
    const choices = fitting.length > 0 ? fitting : free;
    if (choices.length === 0) continue;
    // Draws from a random sequence of its own, so that the search does not change the ids that are made later.
    const { timing } =
      wish.slot === undefined ? random.fork('timing').pick(choices) : nearest(choices, wish.slot);
    return { appointmentDate, timing };
  }
  throw new Error(`Nothing is free for service ${wish.service} in the week from ${wish.date} on.`);
}

const nearest = (choices: readonly Timing[], slot: number) =>
  choices.reduce((best, each) => (Math.abs(each.slot - slot) < Math.abs(best.slot - slot) ? each : best));

async function freeTimingsFor(context: AppContext, wish: Wish, date: string): Promise<Timing[]> {
  if (wish.doctorId !== undefined) return freeTimingsOf(context, wish.doctorId, wish.service, date);
  const timings = await freeTimings(context, wish.service, date);
  return timings.flatMap(({ timing, free }) => (free > 0 ? (findTiming(timing) ?? []) : []));
}

/** Lists free timings within the doctor's own hours of that day. */
export async function freeTimingsOf(
  { database, now }: AppContext,
  doctorId: string,
  serviceId: number,
  date: string,
): Promise<Timing[]> {
  const shifts = await workingDoctors(database, { serviceId, date, weekday: weekdayOf(date) })
    .where('doctor_hours.doctor_id', '=', doctorId)
    .select(['doctor_hours.first_slot', 'doctor_hours.last_slot'])
    .execute();
  const claims = await database
    .selectFrom('timing_claims')
    .select('slot')
    .where('doctor_id', '=', doctorId)
    .where('date', '=', date)
    .execute();
  const taken = new Set(claims.map(({ slot }) => slot));
  return TIMINGS.filter(
    ({ slot }) =>
      !taken.has(slot) &&
      timingBegins(date, slot) > now() &&
      shifts.some(({ first_slot, last_slot }) => first_slot <= slot && slot <= last_slot),
  );
}

async function slotsOfAccount({ database }: AppContext, accountId: string | null, date: string) {
  if (accountId === null) return new Set<number | null>();
  const rows = await database
    .selectFrom('appointments')
    .select('slot')
    .where('account_id', '=', accountId)
    .where('appointment_date', '=', date)
    .execute();
  return new Set(rows.map(({ slot }) => slot));
}
