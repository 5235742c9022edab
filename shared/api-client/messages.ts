import { contactCalls } from './contacts';

export const { send: sendMessage, list: listMessages } = contactCalls('messages');
