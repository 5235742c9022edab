import { clinicDate, clinicMoment, weekdayOf } from '@nivara/shared/domain/clinic-time';
import { bookableDays } from '@nivara/shared/domain/appointment';
import type { Slot } from '@nivara/shared/domain/slot';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import { shiftsOn, slotsOfPatient } from './shift-repository';

const MINUTE_MS = 60_000;

type Reading = Pick<AppContext, 'database' | 'now'>;

/** Counts the free doctors at each timing: 0 when the timing has begun, or when the patient has an appointment then. */
export async function freeTimings(
  context: Reading,
  serviceId: number,
  date: string,
  { doctor, patientKey }: { doctor?: string; patientKey?: string | undefined } = {},
): Promise<Slot[]> {
  const now = context.now();
  const rows = await shiftsOn(context.database, {
    serviceId,
    date,
    weekday: weekdayOf(date),
    now: now.toISOString(),
  });
  const busy = await slotsOfPatient(context.database, patientKey, date);
  const free = new Array<number>(TIMINGS.length).fill(0);
  const counted = new Set<string>();
  for (const { first_slot, last_slot, slot, shift } of rows) {
    if (doctor !== undefined && !shift.startsWith(doctor)) continue;
    if (!counted.has(shift)) {
      counted.add(shift);
      for (let each = first_slot; each <= last_slot; each += 1) free[each] = (free[each] ?? 0) + 1;
    }
    if (slot !== null) free[slot] = (free[slot] ?? 0) - 1;
  }
  const isBookable = date <= bookableDays(clinicDate(now)).last;
  const nowMinutes = (now.getTime() - clinicMoment(date, 0).getTime()) / MINUTE_MS;
  return TIMINGS.map(({ slot, timeslot, timing, minutes }) => ({
    timeslot,
    timing,
    free: isBookable && minutes > nowMinutes && !busy.has(slot) ? Math.max(0, free[slot] ?? 0) : 0,
    ...(busy.has(slot) && { busy: true as const }),
  }));
}
