import { createContext, useContext } from 'react';
import type { Notification } from '@nivara/shared/domain/notification';

export interface NotificationListener {
  /** It came just now. */
  onNotification: (notification: Notification) => void;
  /** The line was broken, so there may be more than was told. */
  onMissed: () => void;
}

export interface NotificationFeed {
  /** Undefined while nobody knows. */
  unread: number | undefined;
  changeUnread: (change: (unread: number) => number) => void;
  /** Returns what ends it. */
  listen: (listener: NotificationListener) => () => void;
}

export const NotificationFeedContext = createContext<NotificationFeed>({
  unread: undefined,
  changeUnread: () => undefined,
  listen: () => () => undefined,
});

export const useNotificationFeed = (): NotificationFeed => useContext(NotificationFeedContext);
