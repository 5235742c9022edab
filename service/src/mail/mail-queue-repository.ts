import type { Insertable } from 'kysely';
import type { MailQueueTable } from '../database/notification-tables';
import type { Database } from '../database/tables';

export const insertQueuedMail = (database: Database, mail: Insertable<MailQueueTable>) =>
  database.insertInto('mail_queue').values(mail).execute();

export const listDueMails = (database: Database, now: string, most: number) =>
  database
    .selectFrom('mail_queue')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('awaited', 'desc')
    // A mail that failed before comes after those that were never tried.
    .orderBy('attempts')
    .orderBy('next_try_at')
    .limit(most)
    .execute();

/** False when another process took this attempt. */
export async function takeQueuedMail(
  database: Database,
  { id, attempts }: Pick<MailQueueTable, 'id' | 'attempts'>,
  nextTryAt: string,
): Promise<boolean> {
  const taken = await database
    .updateTable('mail_queue')
    .set({ attempts: attempts + 1, next_try_at: nextTryAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** False when the mail has left, or is on its way. */
export async function deleteUnsentAnswer(
  database: Database,
  answerId: string,
  now: string,
): Promise<boolean> {
  const deleted = await database
    .deleteFrom('mail_queue')
    .where('answer_id', '=', answerId)
    .where('attempts', '=', 0)
    .where('next_try_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const postponeQueuedMail = (database: Database, id: string, nextTryAt: string) =>
  database.updateTable('mail_queue').set({ next_try_at: nextTryAt }).where('id', '=', id).execute();

export const deleteQueuedMail = (database: Database, id: string) =>
  database.deleteFrom('mail_queue').where('id', '=', id).execute();

export const deleteQueuedMailsTo = (database: Database, recipient: string) =>
  database.deleteFrom('mail_queue').where('recipient', '=', recipient).execute();
