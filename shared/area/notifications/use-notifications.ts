import { useCallback, useEffect, useState } from 'react';
import {
  listNotifications,
  setAllNotificationsRead,
  setNotificationRead,
} from '@nivara/shared/api-client/notifications';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { Page } from '@nivara/shared/domain/list-query';
import type { Notification } from '@nivara/shared/domain/notification';
import { useNotificationFeed } from './notification-feed-context';

const PAGE_SIZE = 20;

/** The account's notifications, newest first; new ones are added at once. */
export function useNotifications() {
  const [pages, setPages] = useState(1);
  const [received, setReceived] = useState<Notification>();
  const { answer, reload, change } = useChangingAnswer(useCallback(() => readPages(pages), [pages]));
  const { listen, changeUnread } = useNotificationFeed();
  const { showToast } = useToasts();

  // Keeps the current rows until the next ones are loaded.
  const [last, setLast] = useState<Page<Notification>>();
  if (answer.status === 'ready' && answer.data !== last) setLast(answer.data);

  useEffect(
    () =>
      listen({
        onNotification: (notification) => {
          setReceived(notification);
          change(({ rows, total }) =>
            rows.some(({ id }) => id === notification.id)
              ? { rows, total }
              : { rows: [notification, ...rows], total: total + 1 },
          );
        },
        onMissed: reload,
      }),
    [listen, change, reload],
  );

  const show = (id: string, read: boolean) => {
    change(({ rows, total }) => ({
      total,
      rows: rows.map((row) => (row.id === id ? { ...row, read } : row)),
    }));
    changeUnread((unread) => unread + (read ? -1 : 1));
  };

  const setRead = async ({ id, read: before }: Notification, read: boolean) => {
    if (before === read) return;
    show(id, read);
    try {
      await setNotificationRead(id, read);
    } catch (error) {
      show(id, before);
      const reason = error instanceof Error ? error.message : '';
      showToast({ tone: 'error', text: `It stays ${before ? 'read' : 'unread'}. ${reason}`.trim() });
    }
  };

  const readAll = async () => {
    await setAllNotificationsRead();
    change(({ rows, total }) => ({ total, rows: rows.map((row) => ({ ...row, read: true })) }));
    changeUnread(() => 0);
  };

  return {
    /** The state of loading older notifications. */
    older: last === undefined ? undefined : answer,
    answer:
      last === undefined || answer.status === 'ready' ? answer : { status: 'ready' as const, data: last },
    received,
    showOlder: () => setPages((count) => count + 1),
    setRead,
    readAll,
  };
}

/** Reloads from the first page, since each new notification shifts all others by one. */
async function readPages(count: number): Promise<Page<Notification>> {
  const pages = await Promise.all(
    Array.from({ length: count }, (_, index) => listNotifications({ page: index + 1, size: PAGE_SIZE })),
  );
  const rows = new Map(pages.flatMap((page) => page.rows.map((row) => [row.id, row])));
  return { rows: [...rows.values()], total: pages[0]?.total ?? 0 };
}
