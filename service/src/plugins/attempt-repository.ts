import { sql } from 'kysely';
import type { Database } from '../database/tables';

interface Attempt {
  at: string;
  /** The count restarts if `last_at` is earlier. */
  forgottenBefore: string;
  /** True where `last_at` is the time of the count's first attempt, not of its last one. */
  isWindow: boolean;
}

/**
 * Returns the number of attempts including this one, and `last_at` as `since`; undefined while the subject is
 * blocked. A single statement adds the attempt, so that only one of a thousand concurrent attempts is the
 * first.
 */
export async function addAttempt(
  database: Database,
  subject: string,
  { at, forgottenBefore, isWindow }: Attempt,
): Promise<{ count: number; since: string } | undefined> {
  // A window ends together with its block, so an attempt at that very moment begins a new window.
  const isForgotten = isWindow
    ? sql`attempts.last_at <= ${forgottenBefore}`
    : sql`attempts.last_at < ${forgottenBefore}`;
  const counted = await database
    .insertInto('attempts')
    .values({ subject, count: 1, last_at: at, blocked_until: null })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          count: sql<number>`case when ${isForgotten} then 1 else attempts.count + 1 end`,
          last_at: isWindow ? sql<string>`case when ${isForgotten} then ${at} else attempts.last_at end` : at,
          blocked_until: null,
        })
        .where((where) =>
          where.or([where('attempts.blocked_until', 'is', null), where('attempts.blocked_until', '<=', at)]),
        ),
    )
    .returning(['count', 'last_at'])
    .executeTakeFirst();
  return counted && { count: counted.count, since: counted.last_at };
}

/** Returns the moments at which the blocks of these subjects end, the latest first. */
export async function blocksAfter(
  database: Database,
  subjects: readonly string[],
  at: string,
): Promise<string[]> {
  const rows = await database
    .selectFrom('attempts')
    .select('blocked_until')
    .where('subject', 'in', subjects)
    .where('blocked_until', '>', at)
    .orderBy('blocked_until', 'desc')
    .execute();
  return rows.flatMap(({ blocked_until: until }) => until ?? []);
}

export const blockUntil = (database: Database, subject: string, until: string) =>
  database.updateTable('attempts').set({ blocked_until: until }).where('subject', '=', subject).execute();

export const subtractAttempt = (database: Database, subject: string) =>
  database
    .updateTable('attempts')
    .set((set) => ({ count: set('count', '-', 1), blocked_until: null }))
    .where('subject', '=', subject)
    .where('count', '>', 0)
    .execute();

export const deleteAttempts = (database: Database, subject: string) =>
  database.deleteFrom('attempts').where('subject', '=', subject).execute();

export const deleteAttemptsBefore = (database: Database, moment: string) =>
  database.deleteFrom('attempts').where('last_at', '<', moment).execute();
