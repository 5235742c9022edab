import type { MessagePages } from '@nivara/shared/area/messages/message-pages';
import { paths } from '../paths';

export const MESSAGE_PAGES: MessagePages = {
  all: paths.messages,
  conversation: paths.conversation,
  begin: paths.newMessage(),
};
