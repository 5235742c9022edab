import { contactCalls } from './contacts';

export const {
  send: sendMessage,
  list: listMessages,
  setStatus: setMessageStatus,
} = contactCalls('messages');
