import { createContext, useContext } from 'react';
import type { Notification } from '@nivara/shared/domain/notification';

export interface NotificationListener {
  onNotification: (notification: Notification) => void;
  /** The connection broke, so notifications may be missing. */
  onMissed: () => void;
}

export interface NotificationFeed {
  /** Undefined until it is loaded. */
  unread: number | undefined;
  changeUnread: (change: (unread: number) => number) => void;
  /** Returns a function that stops it. */
  listen: (listener: NotificationListener) => () => void;
}

export const NotificationFeedContext = createContext<NotificationFeed>({
  unread: undefined,
  changeUnread: () => undefined,
  listen: () => () => undefined,
});

export const useNotificationFeed = (): NotificationFeed => useContext(NotificationFeedContext);
