import {
  MESSAGES_AT_ONCE,
  type Conversation,
  type ConversationWithMessages,
} from '@nivara/shared/domain/conversation';
import { created, notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { notification, openTestStreams } from '../../notifications/testing/serve-notifications';

const NOW = '2026-03-02T06:00:00.000Z';

/** Serves conversations from memory as one account sees them; the messages that it sends are its own. */
export function serveMessages(
  conversations: ConversationWithMessages[],
  others: Parameters<typeof serveCalls>[0] = {},
) {
  const stream = openTestStreams();
  const find = (id: string) => conversations.find((each) => each.id === id);
  const add = (found: ConversationWithMessages, text: string, isOwn: boolean) => {
    const author = isOwn ? 'You' : 'The other side';
    const id = String(found.messages.length + 1).padStart(32, '0');
    found.messages = [...found.messages, { id, author, isOwn, isFromPatient: isOwn, text, at: NOW }];
    Object.assign(found, {
      lastText: text,
      lastAt: NOW,
      isUnanswered: isOwn,
      unread: found.unread + (isOwn ? 0 : 1),
    });
    return pageOf(found, null);
  };

  const served = serveCalls({
    'GET /notifications': () => ({ rows: [], total: 0, unread: 0 }),
    'PATCH /notifications/:id': ({ id }) => notification({ id, read: true }),
    'GET /conversations': ({ query }) => ({
      rows: conversations.slice(0, Number(query.get('size'))).map(withoutMessages),
      total: conversations.length,
      unread: conversations.reduce((sum, { unread }) => sum + unread, 0),
    }),
    'GET /conversations/:id': ({ id, query }) => {
      const found = find(id);
      return found ? pageOf(found, query.get('before')) : notFoundProblem;
    },
    'POST /conversations/:id/messages': ({ id, body }) => {
      const found = find(id);
      // The compiler has checked the body that the form sends, so the fake does not check it again.
      return found ? created(add(found, (body as { text: string }).text, true)) : notFoundProblem;
    },
    'POST /conversations/:id/read': ({ id }) => {
      const found = find(id);
      if (!found) return notFoundProblem;
      found.unread = 0;
      return undefined;
    },
    'POST /conversations': ({ body }) => {
      const begun = { ...blank(conversations), id: '9'.repeat(32) };
      conversations.unshift(begun);
      return created(add(begun, (body as { text: string }).text, true));
    },
    ...others,
  });

  return {
    ...served,
    /** Adds a message of the other side, which the stream reports. */
    receive: async (id: string, text: string) => {
      const found = find(id);
      if (!found) throw new Error(`There is no conversation ${id}`);
      add(found, text, false);
      await stream.push(notification({ kind: 'message', about: { kind: 'conversation', id } }));
    },
  };
}

function pageOf(found: ConversationWithMessages, before: string | null): ConversationWithMessages {
  const end = before === null ? found.messages.length : found.messages.findIndex(({ id }) => id === before);
  const start = Math.max(0, end - MESSAGES_AT_ONCE);
  return { ...found, messages: found.messages.slice(start, end), hasEarlier: start > 0 };
}

const withoutMessages = ({
  messages: _messages,
  hasEarlier: _hasEarlier,
  ...rest
}: ConversationWithMessages): Conversation => rest;

function blank([first]: ConversationWithMessages[]): ConversationWithMessages {
  if (!first) throw new Error('A new conversation takes its names from an earlier one, and there is none');
  return { ...first, messages: [], hasEarlier: false, unread: 0, about: null };
}
