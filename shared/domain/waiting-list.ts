import type { InferType } from 'yup';
import { APPOINTMENT_MESSAGES, appointmentFormSchema } from './appointment';
import { filled, lineField } from './field-rules';
import { listQuerySchema } from './list-query';
import type { Timeslot } from './timings';

/** Missed: an offered timing was neither taken nor left in time, or the day came without one. */
export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'left', 'missed'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** So long a freed timing is kept for the next in line. */
export const OFFER_MINUTES = 30;

/** With a timing, a group of them, or neither: then any time of the day suits. */
export const newWaitingSchema = appointmentFormSchema
  .pick(['service', 'appointmentDate', 'timeslot', 'timing'])
  .shape({ patient: filled(lineField(150), APPOINTMENT_MESSAGES.patientRequired) });

export const waitingListSchema = listQuerySchema(['appointmentDate', 'service', 'status', 'date'], {});

export type NewWaiting = InferType<typeof newWaitingSchema>;

export interface WaitingEntry {
  id: string;
  /** When it was entered. */
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
