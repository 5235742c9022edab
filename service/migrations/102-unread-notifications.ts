import { type Kysely, sql } from 'kysely';

/** An index to count an account's unread notifications, or mark them as read, without reading any other. */
export const unreadNotifications = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .createIndex('notifications_unread')
    .on('notifications')
    .column('account_id')
    .where(sql`read_at`, 'is', null)
    .execute();
