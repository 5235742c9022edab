import { INBOX_KIND_NAMES, type InboxEntryKind, type InboxKind } from '@nivara/shared/domain/inbox';
import { workingDayAfter } from '@nivara/shared/domain/working-day';
import type { AppContext } from '../../app-context';
import type { InboxItemsTable } from '../../database/inbox-tables';
import { type MailLimit, countMail } from '../../mail/mail-limits';
import { queueMail } from '../../mail/mail-queue';
import { newId } from '../../security/tokens';
import type { Actor } from '../session/actor';
import { clinicWeek } from './clinic-week';
import { insertEntry, insertItem, lockItem, updateItem } from './inbox-item-repository';

type ActingAccount = Pick<Actor, 'accountId'> | null;

const COLUMNS = {
  message: 'message_id',
  enrolment: 'enrolment_id',
  request: 'appointment_id',
  payment: 'payment_id',
} as const satisfies Record<InboxKind, keyof InboxItemsTable>;

/** Opens an item for the desk, or opens it again. Call it in the transaction that stores what was sent. */
export async function openItem(context: AppContext, kind: InboxKind, id: string): Promise<void> {
  const { database, now } = context;
  const at = now();
  const times = {
    created_at: at.toISOString(),
    due_at: workingDayAfter(at, await clinicWeek(database)).toISOString(),
  };
  if (await lockItem(database, id)) {
    await updateItem(database, id, { ...times, done_at: null });
    await addEntry(context, null, id, 'opened');
  } else {
    const about = { message_id: null, enrolment_id: null, appointment_id: null, payment_id: null };
    await insertItem(database, {
      id,
      kind,
      ...about,
      [COLUMNS[kind]]: id,
      ...times,
      taken_by: null,
      done_at: null,
    });
  }
  await mailAtOnce(context, kind, id);
}

/** Closes an item, for whatever reason; does nothing when it is closed already. */
export async function closeItem(context: AppContext, actor: ActingAccount, id: string): Promise<void> {
  const item = await lockItem(context.database, id);
  if (!item || item.done_at !== null) return;
  await updateItem(context.database, id, { done_at: context.now().toISOString() });
  await addEntry(context, actor, id, 'done');
}

export async function addEntry(
  { database, now, randomBytes }: AppContext,
  actor: ActingAccount,
  itemId: string,
  kind: InboxEntryKind,
  text = '',
): Promise<string> {
  const id = newId(randomBytes);
  await insertEntry(database, {
    id,
    item_id: itemId,
    kind,
    at: now().toISOString(),
    account_id: actor?.accountId ?? null,
    text,
  });
  return id;
}

/** A patient who requests and cancels again and again would otherwise cause any number of mails. */
const MAIL_LIMIT: MailLimit = { subject: 'desk', hours: 1, most: 10 };
const LAST_MAILS = 3;
const LIMIT_WARNING = `\n\nMany items came within the last hour. After ${MAIL_LIMIT.most} mails in an hour, further items are only in the inbox.`;

/** Does not name the sender, since a mail can reach people who must not see the desk's pages. */
async function mailAtOnce(context: AppContext, kind: InboxKind, id: string): Promise<void> {
  const { deskEmail, siteUrl } = context;
  if (deskEmail === undefined) return;
  const left = await countMail(context, [MAIL_LIMIT]);
  if (left === 0) return;
  const what = INBOX_KIND_NAMES[kind];
  const warning = left <= LAST_MAILS ? LIMIT_WARNING : '';
  await queueMail(context, {
    to: deskEmail,
    subject: `New in the inbox: ${what.toLowerCase()}`,
    text: `${what} received. Read and answer it here:\n${siteUrl}/desk/inbox/${id}${warning}`,
  });
}
