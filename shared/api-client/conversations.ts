import type {
  Conversation,
  ConversationWithMessages,
  NewConversation,
  ReachableDoctor,
} from '../domain/conversation';
import type { ListQuery, Page } from '../domain/list-query';
import { callApi } from './http';
import { toSearch } from './list';

export interface ConversationPage extends Page<Conversation> {
  /** The number of unread messages in all conversations, not only in those on this page. */
  unread: number;
}

export const listConversations = (query: ListQuery & { patient?: string } = {}) =>
  callApi<ConversationPage>('GET', `/conversations${toSearch({ ...query })}`);

export const readConversation = (id: string) =>
  callApi<ConversationWithMessages>('GET', `/conversations/${id}`);

/** Reads the messages that came before the message with the id `before`. */
export const readEarlierMessages = (id: string, before: string) =>
  callApi<ConversationWithMessages>('GET', `/conversations/${id}${toSearch({ before })}`);

export const startConversation = (conversation: NewConversation) =>
  callApi<ConversationWithMessages>('POST', '/conversations', conversation);

export const sendMessage = (id: string, text: string) =>
  callApi<ConversationWithMessages>('POST', `/conversations/${id}/messages`, { text });

export const markConversationRead = (id: string) => callApi<void>('POST', `/conversations/${id}/read`);

/** The doctors to whom a patient may write. */
export const listReachableDoctors = async () =>
  (await callApi<{ doctors: ReachableDoctor[] }>('GET', '/conversations/doctors')).doctors;
