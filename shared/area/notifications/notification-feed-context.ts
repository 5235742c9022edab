import { createContext, useContext } from 'react';
import type { InboxCount } from '@nivara/shared/domain/inbox';
import type { Notification } from '@nivara/shared/domain/notification';

export interface NotificationListener {
  onNotification: (notification: Notification) => void;
  /** Called after the connection broke, since notifications may be missing. */
  onMissed: () => void;
}

export interface NotificationFeed {
  /** Undefined while it is loading. */
  unread: number | undefined;
  /** The counts of the desk's inbox; undefined until the stream has sent them. */
  inbox: InboxCount | undefined;
  changeUnread: (change: (unread: number) => number) => void;
  /** Returns a function that unsubscribes. */
  listen: (listener: NotificationListener) => () => void;
}

export const NotificationFeedContext = createContext<NotificationFeed>({
  unread: undefined,
  inbox: undefined,
  changeUnread: () => undefined,
  listen: () => () => undefined,
});

export const useNotificationFeed = (): NotificationFeed => useContext(NotificationFeedContext);
