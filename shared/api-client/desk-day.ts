import type { DeskAppointment, DeskBooking, DeskChange, DeskDay } from '../domain/desk-day';
import type { VisitState } from '../domain/visit';
import { callApi } from './http';
import { toSearch } from './list';

export const readDeskDay = (date: string) => callApi<DeskDay>('GET', `/desk/day${toSearch({ date })}`);

export const bookForCaller = (values: DeskBooking) =>
  callApi<DeskAppointment>('POST', '/desk/appointments', values);

export const readDeskAppointment = (id: string) =>
  callApi<DeskAppointment>('GET', `/desk/appointments/${id}`);

/** Moves the appointment to another timing, or cancels it with `{ status: 'cancelled' }`. */
export const changeDeskAppointment = (id: string, change: DeskChange) =>
  callApi<DeskAppointment>('PATCH', `/desk/appointments/${id}`, change);

export const setDeskVisitState = (id: string, state: VisitState) =>
  callApi<DeskAppointment>('PUT', `/desk/appointments/${id}/state`, { state });
