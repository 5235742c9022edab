import { type Kysely, sql } from 'kysely';

/** An index to count and mark an account's unread notifications without reading all of its others. */
export const unreadNotifications = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .createIndex('notifications_unread')
    .on('notifications')
    .column('account_id')
    .where(sql`read_at`, 'is', null)
    .execute();
