import { notificationPage } from '@nivara/shared/contracts/notification-pages';
import type { NotificationKind, NotificationSubject } from '@nivara/shared/domain/notification';
import type { AppContext } from '../../app-context';
import { queueMail } from '../../mail/mail-queue';
import { newId } from '../../security/tokens';
import { hasMailsLeft } from './mails-left';
import { findMailRecipient, insertNotification } from './notification-repository';

export interface NewNotification {
  accountId: string;
  kind: NotificationKind;
  title: string;
  text: string;
  about?: NotificationSubject;
}

/** Call it in the transaction of the event, so that notification and mail exist exactly when the event does. */
export async function notify(
  context: Pick<AppContext, 'database' | 'now' | 'randomBytes' | 'siteUrl'>,
  { accountId, kind, title, text, about }: NewNotification,
): Promise<void> {
  const { database, now, randomBytes, siteUrl } = context;
  const wanted = await findMailRecipient(database, accountId, kind);
  const reader = wanted && (await hasMailsLeft(context, accountId)) ? wanted : undefined;
  await insertNotification(database, {
    id: newId(randomBytes),
    account_id: accountId,
    kind,
    title,
    text,
    about_kind: about?.kind ?? null,
    about_id: about?.id ?? null,
    created_at: now().toISOString(),
    read_at: null,
    mailed: reader ? 1 : 0,
  });
  if (!reader) return;
  const page = about
    ? `\n\nRead more: ${siteUrl}${notificationPage({ UserName: reader.username, M_RoleID: reader.role }, about)}`
    : '';
  await queueMail(context, {
    to: reader.email,
    subject: title,
    text: `Dear ${reader.name},\n\n${text}${page}\n\nYou choose which of these mails you get on your notifications page.`,
  });
}
