import type {
  Appointment,
  AppointmentChange,
  BookedAppointment,
  NewAppointment,
} from '../domain/appointment';
import type { DayWithTimings, Hold, NewHold, Slot } from '../domain/slot';
import type { PendingBooking } from '../domain/booking-code';
import { callApi } from './http';
import { readList, toSearch } from './list';
import { API_PATH } from '../contracts/site-paths';

type AppointmentQuery = NonNullable<Parameters<typeof readList>[1]>;

/** The number of free doctors at each of the day’s 36 timings. */
export const readSlots = (query: {
  service: number;
  date: string;
  doctor?: string | undefined;
  patient?: string | undefined;
}) => callApi<Slot[]>('GET', `/slots${toSearch(query)}`);

/** Counts the free timings of each of these days. */
export const readSlotDays = (query: {
  service: number;
  from: string;
  days: number;
  doctor?: string | undefined;
}) => callApi<DayWithTimings[]>('GET', `/slots/days${toSearch(query)}`);

/** Holds a timing while the form is filled in, and releases the hold in `replaces`. */
export const holdTiming = (hold: NewHold) => callApi<Hold>('POST', '/holds', hold);

export const releaseHold = (id: string) => callApi<void>('DELETE', `/holds/${id}`);

/** A visitor without a session sends a `contact`, and may have to confirm by a code. */
export const bookAppointment = (values: NewAppointment) =>
  callApi<BookedAppointment | PendingBooking>('POST', '/appointments', values);

export const confirmBooking = (id: string, code: string) =>
  callApi<BookedAppointment>('POST', `/appointments/confirmations/${id}`, { code });

export const listAppointments = (query?: AppointmentQuery) => readList<Appointment>('/appointments', query);

export const readAppointment = (id: string) => callApi<Appointment>('GET', `/appointments/${id}`);

/** A change is another date and timing, or `{ status: 'cancelled' }`. */
export const changeAppointment = (id: string, change: AppointmentChange) =>
  callApi<Appointment>('PATCH', `/appointments/${id}`, change);

/** A link to this URL downloads the appointment as a calendar file. */
export const appointmentCalendarUrl = (id: string) => `${API_PATH}/appointments/${id}/calendar`;
