import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { listNotifications, listenForNotifications } from '@nivara/shared/api-client/notifications';
import { NoticesContext, type NoticeListener, type Notices } from './notifications-context';

/** One line to the service for the whole area, since a browser has few: it counts for the menu and feeds the page. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [unread, setUnread] = useState<number>();
  const listeners = useRef(new Set<NoticeListener>());

  useEffect(() => {
    let left = false;
    /** After a broken line the last ones may be told twice. */
    const told = new Set<string>();
    const count = () =>
      void listNotifications({ size: 1 }).then(
        (page) => {
          if (!left) setUnread(page.unread);
        },
        // Without a count the menu is as good as before.
        () => undefined,
      );
    count();
    const stop = listenForNotifications(
      (notice) => {
        if (told.has(notice.id)) return;
        told.add(notice.id);
        setUnread((known) => (known === undefined ? known : known + 1));
        for (const { onNotice } of listeners.current) onNotice(notice);
      },
      () => {
        count();
        for (const { onMissed } of listeners.current) onMissed();
      },
    );
    return () => {
      left = true;
      stop();
    };
  }, []);

  const changeUnread = useCallback<Notices['changeUnread']>((change) => {
    setUnread((known) => (known === undefined ? known : Math.max(0, change(known))));
  }, []);
  const listen = useCallback<Notices['listen']>((listener) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const notices = useMemo(() => ({ unread, changeUnread, listen }), [unread, changeUnread, listen]);
  return <NoticesContext value={notices}>{children}</NoticesContext>;
}
