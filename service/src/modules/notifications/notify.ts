import { notificationPage } from '@nivara/shared/contracts/notification-pages';
import type { NotificationKind, NotificationSubject } from '@nivara/shared/domain/notification';
import type { AppContext } from '../../app-context';
import { type MailLimit, countMail } from '../../mail/mail-limits';
import { queueMail } from '../../mail/mail-queue';
import { newId } from '../../security/tokens';
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
  });
  const reader = await findMailRecipient(database, accountId, kind);
  if (!reader || (await countMail(context, limitsOf(accountId, kind, reader.opened_from))) === 0) return;
  const page = about
    ? `\n\nRead more: ${siteUrl}${notificationPage({ UserName: reader.username, M_RoleID: reader.role }, about)}`
    : '';
  await queueMail(context, {
    to: reader.email,
    subject: title,
    text: `Dear ${reader.name},\n\n${text}${page}\n\nOn your notifications page you choose which of these mails you get.`,
  });
}

/**
 * Notifications beyond these limits are not mailed. A patient who books and cancels again and again with several accounts
 * would otherwise use up what the clinic's mail server sends in a day. Each kind has limits of its own, so that
 * bookings never hold back mails about messages; only the new patients of one network share a limit of all kinds.
 */
function limitsOf(accountId: string, kind: NotificationKind, network: string | null): MailLimit[] {
  const subject = `${kind} ${accountId}`;
  const limits = [
    { subject, hours: 1, most: 20 },
    { subject, hours: 24, most: 60 },
  ];
  // Only new patients have the network from which they opened their account.
  return network === null ? limits : [...limits, { subject: `network ${network}`, hours: 24, most: 60 }];
}
