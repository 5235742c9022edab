import type { AppContext } from '../app-context';
import { listNotifications, setAllRead, setRead } from '../modules/notifications/notification-repository';

const UNREAD_COUNT = 3;

/** Marks all notifications of each account as read, except the newest three. */
export async function markOldNotificationsRead(context: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const readAt = context.now().toISOString();
  const accounts = await context.database.selectFrom('accounts').select('id').execute();
  for (const { id: accountId } of accounts) {
    const { rows } = await listNotifications(context.database, accountId, { size: UNREAD_COUNT });
    await setAllRead(context.database, accountId, readAt);
    for (const { id } of rows) await setRead(context.database, accountId, id, null);
  }
}
