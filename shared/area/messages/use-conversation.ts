import { useEffect } from 'react';
import { markConversationRead, readConversation } from '@nivara/shared/api-client/conversations';
import { setNotificationRead } from '@nivara/shared/api-client/notifications';
import { useNotificationFeed } from '../notifications/notification-feed-context';
import { useOwnItem } from '../use-own-item';

/** The conversation in the address; new messages are shown at once, and count as read while it is open. */
export function useConversation() {
  const { answer, reload, change } = useOwnItem(readConversation);
  const { listen, changeUnread } = useNotificationFeed();
  const found = answer.status === 'ready' ? answer.data : null;
  const id = found?.id;
  const isUnread = found !== null && found.unread > 0;

  useEffect(() => {
    if (id === undefined || !isUnread) return;
    markConversationRead(id).then(
      () => change((read) => read && { ...read, unread: 0 }),
      // After a failure the conversation stays unread, and is marked when it is opened again.
      () => undefined,
    );
  }, [id, isUnread, change]);

  useEffect(
    () =>
      listen({
        onNotification: ({ id: notificationId, about }) => {
          if (about?.kind !== 'conversation' || about.id !== id) return;
          reload();
          setNotificationRead(notificationId, true).then(
            () => changeUnread((unread) => unread - 1),
            // The notification stays unread, and links to this conversation.
            () => undefined,
          );
        },
        onMissed: reload,
      }),
    [listen, changeUnread, id, reload],
  );

  return { answer, change };
}
