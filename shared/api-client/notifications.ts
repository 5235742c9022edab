import type { Page } from '../domain/list-query';
import type { Notification, NotificationKind } from '../domain/notification';
import { callApi } from './http';
import { readList } from './list';

export const listNotifications = (query?: Parameters<typeof readList>[1]) =>
  readList<Notification>('/notifications', query) as Promise<Page<Notification> & { unread: number }>;

export const setNotificationRead = (id: string, read: boolean) =>
  callApi<Notification>('PATCH', `/notifications/${id}`, { read });

export const readAllNotifications = () => callApi<void>('POST', '/notifications/read-all');

/** The kinds that come by mail too. */
export const readMailPreferences = () =>
  callApi<{ mail: NotificationKind[] }>('GET', '/notifications/preferences');

export const saveMailPreferences = (mail: NotificationKind[]) =>
  callApi<{ mail: NotificationKind[] }>('PUT', '/notifications/preferences', { mail });

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Tells each new notice as it comes. A browser goes on by itself after a broken line, but not after a refusal, as of a
 * service that is starting: then the stream is opened anew, and `onMissed` says that there may be more than was told.
 * Returns what ends it.
 */
export function listenForNotifications(
  tell: (notification: Notification) => void,
  onMissed: () => void,
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;

  const open = (isAgain: boolean) => {
    source = new EventSource('/api/notifications/stream');
    source.addEventListener('notification', (event: MessageEvent<string>) => {
      tell(JSON.parse(event.data) as Notification);
    });
    source.addEventListener('open', () => {
      wait = FIRST_WAIT_MS;
      if (isAgain) onMissed();
    });
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(() => open(true), wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    });
  };

  open(false);
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
