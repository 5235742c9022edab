import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { DAYS_OF_WEEK, type DayTiming, type DoctorDay, type WeekDay } from '@nivara/shared/domain/doctor-day';
import { TIMINGS, timingBegins } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { countUnreadMessages } from '../conversations/conversation-repository';
import { hoursOf } from '../doctors/doctor-repository';
import { isOpen } from '../doctors/open-timings';
import type { Actor } from '../session/actor';
import type { AppointmentWithVisit } from '../visits/visit-repository';
import { readDayEntries } from '../visits/day-entry';
import {
  appointmentsPerDay,
  countReportedPayments,
  countRequests,
  countResults,
  daysOffIn,
  takenTimings,
} from './day-repository';

export async function readDay(
  context: AppContext,
  actor: Actor,
  date: string,
  rows: readonly AppointmentWithVisit[],
): Promise<DoctorDay> {
  const { database, now } = context;
  const doctorId = actor.accountId;
  const range = { from: date, to: date };
  const hours = await hoursOf(database, doctorId);
  const isDayOff = (await daysOffIn(database, doctorId, range)).has(date);
  const taken = await takenTimings(database, doctorId, { ...range, now: now().toISOString() });
  const held = new Set(taken.flatMap(({ slot, appointment_id }) => (appointment_id === null ? [slot] : [])));
  const entries = await readDayEntries(context, actor, rows);
  const timings = TIMINGS.flatMap(({ slot, timeslot, timing }): DayTiming[] => {
    const open = isOpen(hours, date, slot);
    const startsAt = timingBegins(date, slot).toISOString();
    const common = { timing, timeslot, startsAt, closed: !open || isDayOff, held: held.has(slot) };
    const entriesAtTiming = entries.filter((_, index) => rows[index]?.slot === slot);
    if (entriesAtTiming.length > 0) return entriesAtTiming.map((entry) => ({ ...common, entry }));
    return [{ ...common, entry: null }];
  });
  return {
    date,
    today: clinicDate(now()),
    isDayOff,
    timings,
    counts: {
      requests: await countRequests(database, doctorId),
      results: await countResults(database, doctorId),
      messages: await countUnreadMessages(database, actor),
      payments: await countReportedPayments(database, actor),
    },
  };
}

export async function readWeek(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { accountId }: Actor,
  from: string,
): Promise<WeekDay[]> {
  const at = now();
  const range = { from, to: addDays(from, DAYS_OF_WEEK - 1) };
  const hours = await hoursOf(database, accountId);
  const daysOff = await daysOffIn(database, accountId, range);
  const taken = await takenTimings(database, accountId, { ...range, now: at.toISOString() });
  const counts = await appointmentsPerDay(database, accountId, range);
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
    const date = addDays(from, index);
    const ofDay = counts.filter((row) => row.date === date);
    const done = ofDay.filter(({ status }) => status === 'completed');
    const free = TIMINGS.filter(
      ({ slot }) =>
        isOpen(hours, date, slot) &&
        timingBegins(date, slot) > at &&
        !taken.some((claim) => claim.date === date && claim.slot === slot),
    );
    const isDayOff = daysOff.has(date);
    return { date, booked: sum(ofDay), done: sum(done), free: isDayOff ? 0 : free.length, isDayOff };
  });
}

const sum = (rows: readonly { count: number | string }[]) =>
  rows.reduce((total, { count }) => total + Number(count), 0);
