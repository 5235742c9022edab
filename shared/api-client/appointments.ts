import type {
  Appointment,
  AppointmentChange,
  BookedAppointment,
  Hold,
  NewAppointment,
  NewHold,
  Slot,
} from '../domain/appointment';
import { callApi } from './http';
import { readList, toSearch } from './list';

type AppointmentQuery = NonNullable<Parameters<typeof readList>[1]>;

/** How many doctors are free at each of the day’s 36 timings. */
export const readSlots = (service: number, date: string) =>
  callApi<Slot[]>('GET', `/slots${toSearch({ service, date })}`);

/** Keeps a timing while the form is filled in; `replaces` gives an earlier hold back. */
export const holdTiming = (hold: NewHold) => callApi<Hold>('POST', '/holds', hold);

export const releaseHold = (id: string) => callApi<void>('DELETE', `/holds/${id}`);

/** Without a session `contact` says how the visitor is reached. */
export const bookAppointment = (values: NewAppointment) =>
  callApi<BookedAppointment>('POST', '/appointments', values);

export const listAppointments = (query?: AppointmentQuery) => readList<Appointment>('/appointments', query);

export const readAppointment = (id: string) => callApi<Appointment>('GET', `/appointments/${id}`);

/** Another date and timing, or `{ status: 'cancelled' }`. */
export const changeAppointment = (id: string, change: AppointmentChange) =>
  callApi<Appointment>('PATCH', `/appointments/${id}`, change);

/** A link’s target: the browser saves the file. */
export const appointmentCalendarUrl = (id: string) => `/api/appointments/${id}/calendar`;
