import type { NotificationKind } from '@nivara/shared/domain/notification';
import type { AppContext } from '../../app-context';
import { queueMail } from '../../mail/mail-queue';
import { newId } from '../../security/tokens';

export interface Notice {
  accountId: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** A page below the person's own area, for example `/appointments/new`. */
  link?: string;
}

/** Call it in the transaction of what happened: the notice, and its mail, are there exactly when that is. */
export async function notify(
  context: Pick<AppContext, 'database' | 'now' | 'randomBytes' | 'siteUrl'>,
  { accountId, kind, title, text, link }: Notice,
): Promise<void> {
  const { database, now, randomBytes, siteUrl } = context;
  await database
    .insertInto('notifications')
    .values({
      id: newId(randomBytes),
      account_id: accountId,
      kind,
      title,
      text,
      link: link ?? null,
      created_at: now().toISOString(),
      read_at: null,
    })
    .execute();
  const reader = await database
    .selectFrom('mail_preferences')
    .innerJoin('accounts', 'accounts.id', 'mail_preferences.account_id')
    .select(['accounts.email', 'accounts.name', 'accounts.username'])
    .where('mail_preferences.account_id', '=', accountId)
    .where('mail_preferences.kind', '=', kind)
    .executeTakeFirst();
  if (!reader) return;
  const where = link ? `\n\nRead more: ${siteUrl}/user/${reader.username}${link}` : '';
  await queueMail(context, {
    to: reader.email,
    subject: title,
    text: `Dear ${reader.name},\n\n${text}${where}\n\nYou choose which of these mails you get on your notifications page.`,
  });
}
