import { sql } from 'kysely';
import type { AppContext } from '../app-context';
import { tooManyAttempts } from '../problems';
import { hashOf } from '../security/tokens';

export interface Limit {
  /** What is counted, as the beginning of its subjects. */
  name: string;
  /** This many attempts in a row cost nothing; the last of them starts the first delay, which doubles from then on. */
  free: number;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** After so long without an attempt the count begins anew. */
  forgetAfterSeconds: number;
}

type Counting = Pick<AppContext, 'database' | 'now'>;

/** Only a hash is stored: people type passwords into name fields. */
const subjectOf = (limit: Limit, who: string) => `${limit.name}:${hashOf(who)}`;

export function delaySeconds(limit: Limit, count: number): number {
  if (count < limit.free) return 0;
  return Math.min(limit.longestDelaySeconds, limit.firstDelaySeconds * 2 ** (count - limit.free));
}

/** Counts an attempt before it is made, so that a thousand at once are not all the first; throws 429 while blocked. */
export async function countAttempt({ database, now }: Counting, limit: Limit, who: string): Promise<void> {
  const subject = subjectOf(limit, who);
  const at = now();
  const last_at = at.toISOString();
  const forgotten = secondsFrom(at, -limit.forgetAfterSeconds);
  const blockedUntil = await database.transaction().execute(async (trx) => {
    const counted = await trx
      .insertInto('attempts')
      .values({ subject, count: 1, last_at, blocked_until: null })
      .onConflict((conflict) =>
        conflict
          .column('subject')
          .doUpdateSet({
            count: sql<number>`case when attempts.last_at < ${forgotten} then 1 else attempts.count + 1 end`,
            last_at,
            blocked_until: null,
          })
          .where((where) =>
            where.or([
              where('attempts.blocked_until', 'is', null),
              where('attempts.blocked_until', '<=', last_at),
            ]),
          ),
      )
      .returning('count')
      .executeTakeFirst();
    if (!counted) {
      const row = await trx
        .selectFrom('attempts')
        .select('blocked_until')
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.blocked_until ?? last_at;
    }
    const delay = delaySeconds(limit, counted.count);
    if (delay > 0) {
      const blocked_until = secondsFrom(at, delay);
      await trx.updateTable('attempts').set({ blocked_until }).where('subject', '=', subject).execute();
    }
    return undefined;
  });
  if (blockedUntil === undefined) return;
  const waitMs = Date.parse(blockedUntil) - at.getTime();
  throw tooManyAttempts(Math.max(1, Math.ceil(waitMs / 1000)));
}

/** The attempt was a good one: it doesn't count, and what it blocked is open again. */
export async function giveAttemptBack({ database }: Counting, limit: Limit, who: string): Promise<void> {
  await database
    .updateTable('attempts')
    .set((set) => ({ count: set('count', '-', 1), blocked_until: null }))
    .where('subject', '=', subjectOf(limit, who))
    .where('count', '>', 0)
    .execute();
}

export async function forgetAttempts(
  { database }: Pick<Counting, 'database'>,
  limit: Limit,
  who: string,
): Promise<void> {
  await database.deleteFrom('attempts').where('subject', '=', subjectOf(limit, who)).execute();
}

/** Removes what every limit has long forgotten. */
export async function sweepAttempts({ database, now }: Counting): Promise<void> {
  const yesterday = secondsFrom(now(), -24 * 60 * 60);
  await database.deleteFrom('attempts').where('last_at', '<', yesterday).execute();
}

const secondsFrom = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000).toISOString();
