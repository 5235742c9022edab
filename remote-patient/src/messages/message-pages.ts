import type { MessagePages } from '@nivara/shared/area/messages/message-pages';
import { paths } from '../paths';

export const messagePages = (username: string): MessagePages => ({
  all: paths.messages(username),
  conversation: (id) => paths.conversation(username, id),
  begin: paths.newMessage(username),
});
