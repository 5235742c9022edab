import type {
  Colleague,
  InboxAnswer,
  InboxCount,
  InboxItem,
  InboxItemInDetail,
  InboxKind,
  InboxView,
} from '../domain/inbox';
import type { ListQuery, Page } from '../domain/list-query';
import { callApi } from './http';
import { readList } from './list';

type Item = InboxItemInDetail;

export const listInbox = (query: ListQuery & { view?: InboxView; kind?: InboxKind } = {}) =>
  readList<InboxItem>('/desk/inbox', { ...query }) as Promise<Page<InboxItem> & InboxCount>;

export const listColleagues = () => callApi<Colleague[]>('GET', '/desk/colleagues');

export const readInboxItem = (id: string) => callApi<Item>('GET', `/desk/inbox/${id}`);

/** Without a holder, the item goes back to everybody at the desk. */
export const setInboxItemHolder = (id: string, holder: string | null) =>
  callApi<Item>('PUT', `/desk/inbox/${id}/holder`, { holder });

export const answerInboxItem = (id: string, answer: InboxAnswer) =>
  callApi<Item>('POST', `/desk/inbox/${id}/answers`, answer);

/** Withdraws an answer whose mail has not been sent yet. */
export const undoInboxAnswer = (id: string, answer: string) =>
  callApi<Item>('DELETE', `/desk/inbox/${id}/answers/${answer}`);

export const addInboxNote = (id: string, text: string) =>
  callApi<Item>('POST', `/desk/inbox/${id}/notes`, { text });

export const removeInboxNote = (id: string, note: string) =>
  callApi<Item>('DELETE', `/desk/inbox/${id}/notes/${note}`);

export const finishInboxItem = (id: string) => callApi<Item>('PUT', `/desk/inbox/${id}/done`);

export const reopenInboxItem = (id: string) => callApi<Item>('DELETE', `/desk/inbox/${id}/done`);
