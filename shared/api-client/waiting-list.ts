import type { BookedAppointment } from '../domain/appointment';
import type { NewWaiting, WaitingEntry } from '../domain/waiting-list';
import { callApi } from './http';
import { readList } from './list';

export const listWaiting = (query?: Parameters<typeof readList>[1]) =>
  readList<WaitingEntry>('/waiting-list', query);

export const joinWaitingList = (values: NewWaiting) => callApi<WaitingEntry>('POST', '/waiting-list', values);

/** Books the offered timing. */
export const acceptOffer = (id: string) => callApi<BookedAppointment>('POST', `/waiting-list/${id}/accept`);

export const leaveWaitingList = (id: string) => callApi<void>('DELETE', `/waiting-list/${id}`);
