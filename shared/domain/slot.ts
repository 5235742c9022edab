import { type InferType, object, string } from 'yup';
import { APPOINTMENT_MESSAGES, SELF, serviceIdField, timingField } from './appointment';
import { entityIdField, isEntityId } from './entity-id';
import { dateField, filled, wholeNumberField } from './field-rules';
import type { Timeslot } from './timings';

/** A hold keeps the timing while the form is filled in. */
export const HOLD_MINUTES = 5;

export const holdSchema = object({
  service: serviceIdField.required(APPOINTMENT_MESSAGES.serviceRequired),
  /** Lets the hold take only this doctor. */
  doctor: entityIdField,
  appointmentDate: filled(dateField, APPOINTMENT_MESSAGES.dateRequired),
  timing: timingField.required(APPOINTMENT_MESSAGES.timingRequired),
  /** The id of an earlier hold, which is released. */
  replaces: entityIdField,
});

/** True for the account's holder (`SELF`) and for ids of family members, but not for a name. */
export const isKnownPatient = (patient: string): boolean => patient === SELF || isEntityId(patient);

const knownPatientField = string().test(
  'known',
  APPOINTMENT_MESSAGES.patientUnknown,
  (patient) => patient === undefined || isKnownPatient(patient),
);

export const slotsQuerySchema = object({
  service: serviceIdField.required(APPOINTMENT_MESSAGES.serviceRequired),
  date: filled(dateField, APPOINTMENT_MESSAGES.dateRequired),
  /** Counts only this doctor's timings. */
  doctor: entityIdField,
  /** Marks as `busy` the timings at which this patient of the account has an appointment, with any doctor. */
  patient: knownPatientField,
});

/** A strip of days is at most this long. */
export const MOST_STRIP_DAYS = 31;

export const slotDaysQuerySchema = object({
  service: serviceIdField.required(APPOINTMENT_MESSAGES.serviceRequired),
  from: filled(dateField, APPOINTMENT_MESSAGES.dateRequired),
  days: wholeNumberField(1, MOST_STRIP_DAYS).default(14),
  doctor: entityIdField,
});

export type NewHold = InferType<typeof holdSchema>;

export interface Slot {
  timeslot: Timeslot;
  timing: string;
  /** The number of free doctors. */
  free: number;
  /** Set when the patient has an appointment at this timing; `free` is then 0. */
  busy?: true;
}

/** A day of the strip, and how many of its timings have a free doctor. */
export interface DayWithTimings {
  date: string;
  free: number;
}

export interface Hold {
  id: string;
  appointmentDate: string;
  timeslot: Timeslot;
  timing: string;
  expiresAt: string;
}
