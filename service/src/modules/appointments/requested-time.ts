import { APPOINTMENT_MESSAGES, MOST_DAYS_AHEAD } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { type Timeslot, findTiming, timingBegins } from '@nivara/shared/domain/timings';
import { invalid } from '../../problems';

const M = APPOINTMENT_MESSAGES;

/** Columns of the appointment; `slot` and `starts_at` are null while no timing is chosen. */
export interface AppointmentTime {
  appointment_date: string;
  timeslot: Timeslot | null;
  slot: number | null;
  starts_at: string | null;
}

interface Wish {
  appointmentDate: string;
  timeslot?: Timeslot;
  timing?: string;
}

/** Returns the columns; refuses a day that has passed or is too far off, and a timing that has begun. */
export function requestedTime({ appointmentDate, timeslot, timing }: Wish, now: Date): AppointmentTime {
  const today = clinicDate(now);
  if (appointmentDate < today) throw invalid([{ path: 'appointmentDate', message: M.datePast }]);
  if (appointmentDate > addDays(today, MOST_DAYS_AHEAD)) {
    throw invalid([{ path: 'appointmentDate', message: M.dateFar }]);
  }
  const found = timing === undefined ? undefined : findTiming(timing);
  if (!found) {
    return { appointment_date: appointmentDate, timeslot: timeslot ?? null, slot: null, starts_at: null };
  }
  const begins = timingBegins(appointmentDate, found.slot);
  if (begins <= now) throw invalid([{ path: 'timing', message: M.timingPast }]);
  return {
    appointment_date: appointmentDate,
    timeslot: found.timeslot,
    slot: found.slot,
    starts_at: begins.toISOString(),
  };
}
