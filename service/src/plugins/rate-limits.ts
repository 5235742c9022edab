import type { AppContext } from '../app-context';
import { tooManyAttempts } from '../problems';
import { keyedHash } from '../security/keyed-hash';
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
  /** This many attempts in a row are free; the last of them starts the first delay, which then doubles. */
  free: number;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** The count restarts after this time without an attempt. */
  forgetAfterSeconds: number;
}

type Counting = Pick<AppContext, 'database' | 'now' | 'secret'>;

/** Only a hash is stored: people type passwords into name fields. */
const subjectOf = ({ secret }: Pick<AppContext, 'secret'>, limit: Limit, who: string) =>
  `${limit.name}:${keyedHash(secret, who)}`;

export function delaySeconds(limit: Limit, count: number): number {
  if (count < limit.free) return 0;
  return Math.min(limit.longestDelaySeconds, limit.firstDelaySeconds * 2 ** (count - limit.free));
}

/** Counts an attempt beforehand; throws 429 while blocked. */
export async function countAttempt(
  { database, now, secret }: Counting,
  limit: Limit,
  who: string,
): Promise<void> {
  const subject = subjectOf({ secret }, limit, who);
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

/** Uncounts a successful attempt and ends its block. */
export async function giveAttemptBack(
  { database, secret }: Counting,
  limit: Limit,
  who: string,
): Promise<void> {
  await takeAttemptBack(database, subjectOf({ secret }, limit, who));
}

export async function forgetAttempts(
  { database, secret }: Pick<Counting, 'database' | 'secret'>,
  limit: Limit,
  who: string,
): Promise<void> {
  await deleteAttempts(database, subjectOf({ secret }, limit, who));
}

/** Removes rows that no longer affect any limit. */
export async function sweepAttempts({ database, now }: Pick<Counting, 'database' | 'now'>): Promise<void> {
  await deleteAttemptsBefore(database, secondsFrom(now(), -24 * 60 * 60));
}

const secondsFrom = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000).toISOString();
