import { INBOX_MESSAGES } from '@nivara/shared/domain/inbox';
import type { AppContext } from '../../app-context';
import { deleteUnsentAnswer } from '../../mail/mail-queue-repository';
import { conflict, notFound } from '../../problems';
import type { Actor } from '../session/actor';
import { changeItem, openAgain } from './change-inbox';
import { deleteEntry, entriesOf } from './inbox-repository';

/** Only the author can undo an answer. The author keeps the item, which opens again if the answer closed it. */
export const undoAnswer = (context: AppContext, actor: Actor, id: string, answerId: string) =>
  changeItem(context, actor, id, async (transaction, row) => {
    const { database, now } = transaction;
    const entries = await entriesOf(database, id);
    const at = entries.findIndex((entry) => entry.id === answerId);
    const answer = entries[at];
    if (answer?.kind !== 'answer' || answer.account_id !== actor.accountId) throw notFound();
    if (!(await deleteUnsentAnswer(database, answerId, now().toISOString()))) {
      throw conflict(INBOX_MESSAGES.sent);
    }
    await deleteEntry(database, answerId);
    const [closing, ...later] = entries
      .slice(at + 1)
      .filter(({ kind }) => kind === 'done' || kind === 'opened');
    if (row.done_at !== null && closing?.kind === 'done' && later.length === 0) {
      await deleteEntry(database, closing.id);
      await openAgain(transaction, row);
    }
  });
