import { countRows } from '../database/count-rows';
import type { Database } from '../database/tables';

/** Counts the mails since `since` for the `subject` of a limit, such as a recipient; stops at `most`. */
export function countMailsOf(
  database: Database,
  { subject, since, most }: { subject: string; since: string; most: number },
): Promise<number> {
  const mails = database.selectFrom('counted_mails').where('subject', '=', subject).where('at', '>', since);
  return countRows(database, mails, most);
}

export const insertCountedMails = (database: Database, subjects: readonly string[], at: string) =>
  database
    .insertInto('counted_mails')
    .values(subjects.map((subject) => ({ subject, at })))
    .execute();

export const deleteCountedMailsBefore = (database: Database, at: string) =>
  database.deleteFrom('counted_mails').where('at', '<', at).execute();
