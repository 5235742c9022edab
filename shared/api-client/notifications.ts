import type { InboxCount } from '../domain/inbox';
import type { Page } from '../domain/list-query';
import type { Notification, NotificationKind } from '../domain/notification';
import { callApi } from './http';
import { readList } from './list';
import { API_PATH } from '../contracts/site-paths';

export const listNotifications = (query?: Parameters<typeof readList>[1]) =>
  readList<Notification>('/notifications', query) as Promise<Page<Notification> & { unread: number }>;

export const setNotificationRead = (id: string, read: boolean) =>
  callApi<Notification>('PATCH', `/notifications/${id}`, { read });

export const setAllNotificationsRead = () => callApi<void>('POST', '/notifications/read-all');

/** Reads the kinds that are also sent by mail. */
export const readMailPreferences = () =>
  callApi<{ mail: NotificationKind[] }>('GET', '/notifications/preferences');

export const saveMailPreferences = (mail: NotificationKind[]) =>
  callApi<{ mail: NotificationKind[] }>('PUT', '/notifications/preferences', { mail });

const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 60_000;
/** A short look at another tab does not interrupt the stream. */
const HIDDEN_MS = 10_000;

/**
 * Calls `onNotification` for each new notification and, for the desk, `onInbox` with the count of its inbox. Browsers
 * reconnect after a broken connection, but not after a refusal, for example while the service starts. After a refusal a
 * new stream is opened, and `onMissed` is called once it is open, since notifications may be missing. A hidden tab has no
 * stream, since over HTTP/1.1 all tabs of a site share six connections.
 */
export function listenForNotifications(
  onNotification: (notification: Notification) => void,
  onMissed: () => void,
  onInbox: (count: InboxCount) => void,
): () => void {
  let source: EventSource | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = FIRST_RETRY_MS;

  const open = (isRetry: boolean) => {
    const stream = new EventSource(`${API_PATH}/notifications/stream`);
    source = stream;
    stream.addEventListener('notification', (event: MessageEvent<string>) => {
      onNotification(JSON.parse(event.data) as Notification);
    });
    stream.addEventListener('inbox', (event: MessageEvent<string>) => {
      onInbox(JSON.parse(event.data) as InboxCount);
    });
    stream.addEventListener('open', () => {
      retryDelay = FIRST_RETRY_MS;
      if (isRetry) onMissed();
    });
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      retryTimer = setTimeout(() => open(true), retryDelay);
      retryDelay = Math.min(2 * retryDelay, LONGEST_RETRY_MS);
    });
  };
  const close = () => {
    clearTimeout(retryTimer);
    source?.close();
    source = undefined;
  };
  const followVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.hidden) hiddenTimer = setTimeout(close, HIDDEN_MS);
    else if (!source) open(true);
  };

  if (!document.hidden) open(false);
  document.addEventListener('visibilitychange', followVisibility);
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    clearTimeout(hiddenTimer);
    close();
  };
}
