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

/** Tells each new notice as it comes, also after an interruption. Returns what ends it. */
export function listenForNotifications(tell: (notification: Notification) => void): () => void {
  const source = new EventSource('/api/notifications/stream');
  source.addEventListener('notification', (event: MessageEvent<string>) => {
    tell(JSON.parse(event.data) as Notification);
  });
  return () => source.close();
}
