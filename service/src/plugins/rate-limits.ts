import type { AppContext } from '../app-context';
import { tooManyAttempts } from '../problems';
import { hashOf } from '../security/tokens';
import {
  addAttempt,
  blockUntil,
  blockedUntil,
  deleteAttempts,
  deleteAttemptsBefore,
  takeAttemptBack,
} from './attempt-repository';

export interface Limit {
  /** The prefix of its subjects. */
  name: string;
  /** This many attempts in a row cost nothing; the last of them starts the first delay, which doubles from then on. */
  free: number;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** After so long without an attempt the count restarts. */
  forgetAfterSeconds: number;
}

type Counting = Pick<AppContext, 'database' | 'now'>;

/** Only a hash is stored: people type passwords into name fields. */
const subjectOf = (limit: Limit, who: string) => `${limit.name}:${hashOf(who)}`;

export function delaySeconds(limit: Limit, count: number): number {
  if (count < limit.free) return 0;
  return Math.min(limit.longestDelaySeconds, limit.firstDelaySeconds * 2 ** (count - limit.free));
}

/** Counts an attempt before it is made; throws 429 while blocked. */
export async function countAttempt({ database, now }: Counting, limit: Limit, who: string): Promise<void> {
  const subject = subjectOf(limit, who);
  const at = now();
  const until = await database.transaction().execute(async (transaction) => {
    const forgottenBefore = secondsFrom(at, -limit.forgetAfterSeconds);
    const count = await addAttempt(transaction, subject, at.toISOString(), forgottenBefore);
    if (count === undefined) return (await blockedUntil(transaction, subject)) ?? at.toISOString();
    const delay = delaySeconds(limit, count);
    if (delay > 0) await blockUntil(transaction, subject, secondsFrom(at, delay));
    return undefined;
  });
  if (until === undefined) return;
  const remainingMs = Date.parse(until) - at.getTime();
  throw tooManyAttempts(Math.max(1, Math.ceil(remainingMs / 1000)));
}

/** A successful attempt does not count, and its block ends. */
export async function giveAttemptBack({ database }: Counting, limit: Limit, who: string): Promise<void> {
  await takeAttemptBack(database, subjectOf(limit, who));
}

export async function forgetAttempts(
  { database }: Pick<Counting, 'database'>,
  limit: Limit,
  who: string,
): Promise<void> {
  await deleteAttempts(database, subjectOf(limit, who));
}

/** Removes what every limit has long forgotten. */
export async function sweepAttempts({ database, now }: Counting): Promise<void> {
  await deleteAttemptsBefore(database, secondsFrom(now(), -24 * 60 * 60));
}

const secondsFrom = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000).toISOString();
