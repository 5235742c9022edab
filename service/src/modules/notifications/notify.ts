import type { NotificationKind } from '@nivara/shared/domain/notification';
import type { AppContext } from '../../app-context';
import { queueMail } from '../../mail/mail-queue';
import { newId } from '../../security/tokens';
import { findMailRecipient, insertNotification } from './notification-repository';

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
  await insertNotification(database, {
    id: newId(randomBytes),
    account_id: accountId,
    kind,
    title,
    text,
    link: link ?? null,
    created_at: now().toISOString(),
    read_at: null,
  });
  const reader = await findMailRecipient(database, accountId, kind);
  if (!reader) return;
  const where = link ? `\n\nRead more: ${siteUrl}/user/${reader.username}${link}` : '';
  await queueMail(context, {
    to: reader.email,
    subject: title,
    text: `Dear ${reader.name},\n\n${text}${where}\n\nYou choose which of these mails you get on your notifications page.`,
  });
}
