import { type InferType, object } from 'yup';
import {
  APPOINTMENT_MESSAGES,
  type Appointment,
  serviceIdField,
  timingField,
  timeslotField,
} from './appointment';
import type { Bill } from './bill';
import type { ClinicDoctor } from './clinic-service';
import { choiceField, dateField, filled, flagField, isFilled } from './field-rules';
import { mailedLineField } from './mailed-line';
import { entityIdField } from './entity-id';
import { listQuerySchema } from './list-query';
import type { Timeslot } from './timings';
import type { VisitState } from './visit';
import type { WaitingEntry } from './waiting-list';

export const DESK_MESSAGES = {
  patient: 'Please find or add the patient first.',
  doctor: 'Please choose a doctor.',
  walkInToday: 'A walk-in can only be booked for today.',
  offered: 'No timing is offered to this entry at the moment.',
} as const;

const M = APPOINTMENT_MESSAGES;

/** Without a date, the REST service uses today by its own clock. */
export const deskDayQuerySchema = object({ date: dateField });

const patientField = filled(entityIdField, DESK_MESSAGES.patient);
const doctorField = filled(entityIdField, DESK_MESSAGES.doctor);

/** No clinical question is asked at the desk. */
export const deskBookingSchema = object({
  service: serviceIdField.required(M.serviceRequired),
  patient: patientField,
  doctor: doctorField,
  appointmentDate: filled(dateField, M.dateRequired),
  timing: timingField.required(M.timingRequired),
  online: flagField,
  /** The patient is at the desk: the timing may have begun, and the visit starts as arrived. */
  walkIn: flagField,
});

/** A change moves the appointment to another timing or doctor, or cancels it. */
export const deskChangeSchema = object({
  appointmentDate: dateField,
  timing: timingField,
  doctor: entityIdField,
  status: choiceField(['cancelled']),
  /** The patient reads this reason. */
  reason: mailedLineField(300).test(
    'cancelling',
    M.reasonOnly,
    (reason, { parent }) => !isFilled(reason) || (parent as { status?: unknown }).status === 'cancelled',
  ),
});

export const deskWaitingSchema = object({
  service: serviceIdField.required(M.serviceRequired),
  patient: patientField,
  appointmentDate: filled(dateField, M.dateRequired),
  timeslot: timeslotField,
  timing: timingField,
});

export const deskWaitingListSchema = listQuerySchema(['appointmentDate', 'service', 'status', 'date'], {});

export type DeskBooking = InferType<typeof deskBookingSchema>;
export type DeskChange = InferType<typeof deskChangeSchema>;
export type NewDeskWaiting = InferType<typeof deskWaitingSchema>;

/** The desk sees these fields of an appointment, and nothing about the treatment. */
export interface DeskAppointment extends Pick<
  Appointment,
  | 'id'
  | 'bookingId'
  | 'serviceId'
  | 'service'
  | 'appointmentDate'
  | 'timeslot'
  | 'appointmentTime'
  | 'startsAt'
  | 'status'
  | 'cancelReason'
  | 'online'
> {
  doctorId: string | null;
  doctor: string | null;
  patient: {
    /** Null for visitors, who have no account. */
    id: string | null;
    name: string;
    age: number | null;
    phone: string | null;
  };
  /** The name that a visitor gave as contact, often the patient's own; null for all other bookings. */
  caller: string | null;
  /** Null without a timing and after a cancellation. */
  state: VisitState | null;
  /** True once the doctor has signed the notes of the visit; then its state no longer changes. */
  closed: boolean;
  bill: Pick<Bill, 'id' | 'billNo' | 'amount' | 'status'> | null;
}

export interface DeskTiming {
  timing: string;
  timeslot: Timeslot;
  startsAt: string;
  /** Outside of the doctor's hours, or on a day off. */
  closed: boolean;
  /** Someone holds the timing: in the booking form, or as an offer of the waiting list. */
  held: boolean;
  appointments: DeskAppointment[];
}

export interface DeskDoctor extends ClinicDoctor {
  /** Ids of the services that the doctor gives. */
  services: number[];
  isDayOff: boolean;
  /** All 36 timings of the day. */
  timings: DeskTiming[];
}

export interface DeskDay {
  date: string;
  /** By the clinic's clock. */
  today: string;
  doctors: DeskDoctor[];
}

export interface DeskWaitingEntry extends WaitingEntry {
  patientId: string;
  phone: string | null;
}
