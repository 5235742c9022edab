import type { DeskAppointment, DeskWaitingEntry, NewDeskWaiting } from '../domain/desk-day';
import { callApi } from './http';
import { readList } from './list';

export const listDeskWaiting = (query?: Parameters<typeof readList>[1]) =>
  readList<DeskWaitingEntry>('/desk/waiting-list', query);

export const enterWaitingList = (values: NewDeskWaiting) =>
  callApi<DeskWaitingEntry>('POST', '/desk/waiting-list', values);

/** Books the offered timing. */
export const acceptForCaller = (id: string) =>
  callApi<DeskAppointment>('POST', `/desk/waiting-list/${id}/accept`);

export const removeWaiting = (id: string) => callApi<void>('DELETE', `/desk/waiting-list/${id}`);
