import { NO_PASSWORD } from '../accounts/unclaimed-account';
import type { ListQuery } from '@nivara/shared/domain/list-query';
import type { Notification, NotificationKind } from '@nivara/shared/domain/notification';
import type { NotificationsTable } from '../../database/notification-tables';
import { listPage } from '../../database/list-page';
import type { Database } from '../../database/tables';

type Column = 'createdAt' | 'kind' | 'title';

export interface NotificationQuery extends ListQuery<Column> {
  read?: boolean;
  kind?: NotificationKind;
}

export function listNotifications(database: Database, accountId: string, query: NotificationQuery) {
  let matching = database.selectFrom('notifications').where('account_id', '=', accountId);
  if (query.kind) matching = matching.where('kind', '=', query.kind);
  if (query.read !== undefined) matching = matching.where('read_at', query.read ? 'is not' : 'is', null);
  return listPage(
    database,
    matching,
    (select) => select.selectAll(),
    {
      sort: { createdAt: 'created_at', kind: 'kind', title: 'title' },
      search: ['title', 'text'],
      usual: ['-createdAt'],
      neverNull: ['createdAt'],
      id: 'id',
    },
    query,
  );
}

export const insertNotification = (database: Database, row: NotificationsTable) =>
  database.insertInto('notifications').values(row).execute();

/**
 * Undefined unless the account wants notifications of this kind by mail too. Undefined also without a password: the
 * clinic may have mistyped the address of an account that it opened, or gave back to its owner (`giveBack`).
 */
export const findMailRecipient = (database: Database, accountId: string, kind: NotificationKind) =>
  database
    .selectFrom('mail_preferences')
    .innerJoin('accounts', 'accounts.id', 'mail_preferences.account_id')
    .select(['accounts.email', 'accounts.name', 'accounts.username', 'accounts.role', 'accounts.opened_from'])
    .where('mail_preferences.account_id', '=', accountId)
    .where('mail_preferences.kind', '=', kind)
    .where('accounts.password_hash', '<>', NO_PASSWORD)
    .executeTakeFirst();

export async function countUnread(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const setRead = (database: Database, accountId: string, id: string, readAt: string | null) =>
  database
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();

export const setAllRead = (database: Database, accountId: string, readAt: string) =>
  database
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .execute();

/** The notifications that these accounts got from `since` on, oldest first. */
export const notificationsSince = (database: Database, accountIds: readonly string[], since: string) =>
  database
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const mailPreferences = async (database: Database, accountId: string): Promise<NotificationKind[]> =>
  (
    await database
      .selectFrom('mail_preferences')
      .select('kind')
      .where('account_id', '=', accountId)
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);

export async function setMailPreferences(
  database: Database,
  accountId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await database.deleteFrom('mail_preferences').where('account_id', '=', accountId).execute();
  if (kinds.length === 0) return;
  await database
    .insertInto('mail_preferences')
    .values(kinds.map((kind) => ({ account_id: accountId, kind })))
    .execute();
}

export const toNotification = (row: NotificationsTable): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  about: row.about_kind && { kind: row.about_kind, id: row.about_id },
  createdAt: row.created_at,
  read: row.read_at !== null,
});
