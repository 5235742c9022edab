import type { InferType } from 'yup';
import { APPOINTMENT_MESSAGES, appointmentFormSchema } from './appointment';
import { entityIdField } from './entity-id';
import { filled, lineField } from './field-rules';
import { addDays, clinicDate, clinicMinutes, clinicMoment, timeInWords, weekdayInShort } from './clinic-time';
import { listQuerySchema } from './list-query';
import type { Timeslot } from './timings';

/** An entry is `missed` if its offer was not taken in time, or if the day came without an offer. */
export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'left', 'missed'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** A freed timing is held this long for the next entry in line. */
export const OFFER_MINUTES = 30;

/** People sleep in these hours of the clinic's clock: an offer that begins in them ends after them. */
export const QUIET_HOURS = { from: 22, to: 8 };

/**
 * Returns when an offer ends that is made now for the timing that begins then. Undefined for a timing so early in the
 * morning that the offer would end while people sleep: the timing is free to be booked.
 */
export function offerEnds(now: Date, begins: Date): Date | undefined {
  const hour = clinicMinutes(now) / 60;
  const today = clinicDate(now);
  const isQuiet = hour < QUIET_HOURS.to || hour >= QUIET_HOURS.from;
  const isTonight = hour >= QUIET_HOURS.from && clinicDate(begins) === today;
  if (!isQuiet || isTonight) {
    const end = new Date(Math.min(now.getTime() + OFFER_MINUTES * 60_000, begins.getTime()));
    return end > now ? end : undefined;
  }
  const morning = hour < QUIET_HOURS.to ? today : addDays(today, 1);
  const end = clinicMoment(morning, QUIET_HOURS.to * 60 + OFFER_MINUTES);
  return end < begins ? end : undefined;
}

/** "8:40 AM", or "Tue 8:30 AM" where the offer ends on another day: this is the next one, and a phone has little room. */
export function offerEndInWords(end: Date, now: Date): string {
  const day = clinicDate(end);
  return day === clinicDate(now) ? timeInWords(end) : `${weekdayInShort(day)} ${timeInWords(end)}`;
}

/** An entry without timing and time slot accepts any time of the day. */
export const newWaitingSchema = appointmentFormSchema
  .pick(['service', 'appointmentDate', 'timeslot', 'timing'])
  .shape({ patient: filled(lineField(150), APPOINTMENT_MESSAGES.patientRequired) });

export const waitingListSchema = listQuerySchema(['appointmentDate', 'service', 'status', 'date'], {
  patient: entityIdField,
});

export type NewWaiting = InferType<typeof newWaitingSchema>;

export interface WaitingEntry {
  id: string;
  /** When the entry was made. */
  date: string;
  serviceId: number;
  service: string;
  patientName: string;
  appointmentDate: string;
  timeslot: Timeslot | null;
  timing: string | null;
  status: WaitingStatus;
  offer: { timing: string; expiresAt: string } | null;
}
