import { object } from 'yup';
import type { Appointment } from './appointment';
import { dateField, filled } from './field-rules';
import type { Timeslot } from './timings';
import type { VisitPatient, VisitState } from './visit';

export const DAYS_OF_WEEK = 7;

/** A query without a date means today, by the service's clock. */
export const doctorDayQuerySchema = object({ date: dateField });
export const doctorWeekQuerySchema = object({ from: filled(dateField) });

/** An appointment of the doctor's day. */
export interface DayEntry extends Pick<
  Appointment,
  'bookingId' | 'serviceId' | 'service' | 'kind' | 'online' | 'join' | 'complaints' | 'status' | 'startsAt'
> {
  appointmentId: string;
  patient: VisitPatient;
  state: VisitState;
  /** In words, for example “2 results to look at”. */
  due: string[];
}

/** One of the day's 36 timings; a timing with several appointments is listed once for each of them. */
export interface DayTiming {
  timing: string;
  timeslot: Timeslot;
  startsAt: string;
  entry: DayEntry | null;
  /** True outside the doctor's hours and on a day off. */
  closed: boolean;
  /** True while somebody fills in the form for this timing, or has an offer of the waiting list for it. */
  held: boolean;
}

export interface DoctorDay {
  date: string;
  /** By the clinic's clock. */
  today: string;
  isDayOff: boolean;
  timings: DayTiming[];
  counts: DayCounts;
}

/** Numbers of tasks that wait for the doctor, on any day. */
export interface DayCounts {
  /** Appointments without a timing. */
  requests: number;
  /** Completed tests whose result no doctor has released. */
  results: number;
  /** Unread messages of patients. */
  messages: number;
  /** Payments that patients have reported. */
  payments: number;
}

export interface WeekDay {
  date: string;
  booked: number;
  done: number;
  free: number;
  isDayOff: boolean;
}
