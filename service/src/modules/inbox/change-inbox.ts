import { UNDO_MS, INBOX_MESSAGES, type InboxAnswer } from '@nivara/shared/domain/inbox';
import { realEmail } from '../accounts/unclaimed-account';
import type { AppContext } from '../../app-context';
import { inTransaction, lockAccount } from '../../database/in-transaction';
import { countMail, limitsTo } from '../../mail/mail-limits';
import { queueMail } from '../../mail/mail-queue';
import { conflict, invalid, notFound } from '../../problems';
import { auditChange } from '../audit/audit';
import { lockItem, updateItem } from '../inbox-items/inbox-item-repository';
import { addEntry, closeItem } from '../inbox-items/inbox-items';
import { setContactStatus } from '../messages/contact-repository';
import type { Actor } from '../session/actor';
import { answerMail } from './inbox-mails';
import { type InboxRow, deleteNote, findInboxRow, listColleagues } from './inbox-repository';
import { decisionOf } from './to-inbox-item';

const M = INBOX_MESSAGES;

type Change = (context: AppContext, row: InboxRow) => Promise<unknown>;

/** Locks the item, so that concurrent changes by two colleagues follow each other. */
export const changeItem = (context: AppContext, actor: Actor, id: string, change: Change): Promise<void> =>
  inTransaction(context, async (transaction) => {
    const { database } = transaction;
    await lockItem(database, id);
    const row = await findInboxRow(database, id);
    if (!row) throw notFound();
    await change(transaction, row);
    await auditChange(transaction, actor, 'update', {
      noun: 'inbox',
      recordId: id,
      patientId: row.account_id,
    });
  });

/** Takes the item over or hands it to a colleague; null gives it back to everybody at the desk. */
export const setHolder = (context: AppContext, actor: Actor, id: string, holder: string | null) =>
  changeItem(context, actor, id, async (transaction, row) => {
    if (row.done_at !== null) throw conflict(M.done);
    if (row.taken_by === holder) return;
    // Waits for a removal of this colleague that is under way; a removed colleague is no longer listed below.
    if (holder !== null) await lockAccount(transaction, holder);
    const colleague = (await listColleagues(transaction.database)).find((each) => each.id === holder);
    if (holder !== null && !colleague) throw invalid([{ path: 'holder', message: M.holder }]);
    await updateItem(transaction.database, id, { taken_by: holder });
    await addEntry(transaction, actor, id, colleague ? 'taken' : 'returned', colleague?.name);
  });

export const finishItem = (context: AppContext, actor: Actor, id: string) =>
  changeItem(context, actor, id, (transaction, row) => finish(transaction, actor, row));

async function finish(context: AppContext, actor: Actor, row: InboxRow): Promise<void> {
  if (row.done_at !== null) throw conflict(M.done);
  if (decisionOf(row) === 'awaited') throw conflict(M.undecided);
  await closeItem(context, actor, row.id);
  await setSubjectStatus(context, row, 'handled');
}

export const reopenItem = (context: AppContext, actor: Actor, id: string) =>
  changeItem(context, actor, id, async (transaction, row) => {
    if (row.done_at === null) throw conflict(M.open);
    if (decisionOf(row) === 'made') throw conflict(M.decided);
    await openAgain(transaction, row);
    await addEntry(transaction, actor, id, 'opened');
  });

export async function openAgain(context: AppContext, row: InboxRow): Promise<void> {
  await updateItem(context.database, row.id, { done_at: null });
  await setSubjectStatus(context, row, 'new');
}

/** A message and an enrolment also have a status of their own, which must match the item. */
async function setSubjectStatus(
  { database }: AppContext,
  { id, kind }: InboxRow,
  status: 'new' | 'handled',
): Promise<void> {
  if (kind === 'message') await setContactStatus(database, 'messages', id, status);
  if (kind === 'enrolment') await setContactStatus(database, 'enrolments', id, status);
}

export const addNote = (context: AppContext, actor: Actor, id: string, text: string) =>
  changeItem(context, actor, id, (transaction) => addEntry(transaction, actor, id, 'note', text.trim()));

export const removeNote = (context: AppContext, actor: Actor, id: string, note: string) =>
  changeItem(context, actor, id, async ({ database }) => {
    const isRemoved = await deleteNote(database, { itemId: id, note, accountId: actor.accountId });
    if (!isRemoved) throw notFound();
  });

/** Answers by a mail that is sent a little later. The first to answer takes the item over. */
export const answerItem = (
  context: AppContext,
  actor: Actor,
  id: string,
  { text, done = false }: InboxAnswer,
) =>
  changeItem(context, actor, id, async (transaction, row) => {
    const to = row.email === null ? null : realEmail(row.email);
    if (to === null) throw conflict(M.noEmail);
    if (row.done_at !== null) throw conflict(M.done);
    if ((await countMail(transaction, limitsTo(to))) === 0) throw conflict(M.manyMails);
    const answerId = await addEntry(transaction, actor, id, 'answer', text.trim());
    const mail = { to, ...answerMail(row, text.trim()) };
    await queueMail(transaction, mail, { ms: UNDO_MS, answerId });
    if (row.taken_by === null) await updateItem(transaction.database, id, { taken_by: actor.accountId });
    if (done) await finish(transaction, actor, row);
  });
