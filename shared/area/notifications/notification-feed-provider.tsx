import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { listNotifications, listenForNotifications } from '@nivara/shared/api-client/notifications';
import type { InboxCount } from '@nivara/shared/domain/inbox';
import {
  NotificationFeedContext,
  type NotificationListener,
  type NotificationFeed,
} from './notification-feed-context';

/** One stream for the whole area, since browsers limit the connections to a host. */
export function NotificationFeedProvider({ children }: { children: ReactNode }) {
  const [unread, setUnread] = useState<number>();
  const [inbox, setInbox] = useState<InboxCount>();
  const listeners = useRef(new Set<NotificationListener>());

  useEffect(() => {
    let isUnmounted = false;
    /** A reconnected stream may repeat the last notifications. */
    const received = new Set<string>();
    const count = () =>
      void listNotifications({ size: 1 }).then(
        (page) => {
          if (!isUnmounted) setUnread(page.unread);
        },
        // The menu works without the number of unread notifications.
        () => undefined,
      );
    count();
    const stop = listenForNotifications(
      (notification) => {
        if (received.has(notification.id)) return;
        received.add(notification.id);
        setUnread((known) => (known === undefined ? known : known + 1));
        for (const { onNotification } of listeners.current) onNotification(notification);
      },
      () => {
        count();
        for (const { onMissed } of listeners.current) onMissed();
      },
      setInbox,
    );
    return () => {
      isUnmounted = true;
      stop();
    };
  }, []);

  const changeUnread = useCallback<NotificationFeed['changeUnread']>((change) => {
    setUnread((known) => (known === undefined ? known : Math.max(0, change(known))));
  }, []);
  const listen = useCallback<NotificationFeed['listen']>((listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const feed = useMemo(
    () => ({ unread, inbox, changeUnread, listen }),
    [unread, inbox, changeUnread, listen],
  );
  return <NotificationFeedContext value={feed}>{children}</NotificationFeedContext>;
}
