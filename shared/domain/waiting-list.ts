import type { InferType } from 'yup';
import { APPOINTMENT_MESSAGES, appointmentFormSchema } from './appointment';
import { entityIdField } from './entity-id';
import { filled, lineField } from './field-rules';
import { listQuerySchema } from './list-query';
import type { Timeslot } from './timings';

/** An entry is `missed` if its offer was not taken in time, or if the day came without an offer. */
export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'left', 'missed'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

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
