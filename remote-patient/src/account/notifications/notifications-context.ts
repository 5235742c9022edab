import { createContext, useContext } from 'react';
import type { Notification } from '@nivara/shared/domain/notification';

export interface NoticeListener {
  /** It came just now. */
  onNotice: (notice: Notification) => void;
  /** The line was broken, so there may be more than was told. */
  onMissed: () => void;
}

export interface Notices {
  /** Undefined while nobody knows. */
  unread: number | undefined;
  changeUnread: (change: (unread: number) => number) => void;
  /** Returns what ends it. */
  listen: (listener: NoticeListener) => () => void;
}

export const NoticesContext = createContext<Notices>({
  unread: undefined,
  changeUnread: () => undefined,
  listen: () => () => undefined,
});

export const useNotices = (): Notices => useContext(NoticesContext);
