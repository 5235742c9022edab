import { wideNetwork } from '@nivara/shared/contracts/network';
import type { AppContext } from '../app-context';
import type { Database } from '../database/tables';
import { ProblemError, tooManyAttempts } from '../problems';
import { keyedHash } from '../security/keyed-hash';
import {
  addAttempt,
  blockUntil,
  blocksAfter,
  deleteAttempts,
  deleteAttemptsBefore,
  subtractAttempt,
} from './attempt-repository';

/** A limit that slows attempts down. */
export interface DelayLimit {
  /** The prefix of the limit's subjects. */
  name: string;
  /** This many attempts in a row are free; the last of them starts the first delay, which then doubles. */
  free: number;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
  /** The count restarts after this time without an attempt. */
  forgetAfterSeconds: number;
}

/**
 * A limit of attempts within a window, which begins with the first attempt. It suits what several people share,
 * such as a network. The count ends with the window. In a limit that forgets only after a pause, the attempts of somebody who
 * goes on trying would add up over days.
 */
export interface WindowLimit {
  name: string;
  free: number;
  windowSeconds: number;
}

export type Limit = DelayLimit | WindowLimit;

/** All networks (/64) of one internet customer together have this many times the limit of one network. */
export const WIDE_TIMES = 4;

/** An IPv6 network among those whom a limit limits, alone or before a user name. */
const IPV6_NETWORK = /[0-9a-f:]+::\/64/;

type Counting = Pick<AppContext, 'database' | 'now' | 'secret'>;

/** A limit and whom it limits: a network, an account, or what was typed. */
export type Limited = readonly [limit: Limit, who: string];

/** Only a hash is stored: people type passwords into name fields. */
const subjectOf = ({ secret }: Pick<AppContext, 'secret'>, limit: Limit, who: string) =>
  `${limit.name}:${keyedHash(secret, who)}`;

export function delaySeconds(limit: DelayLimit, count: number): number {
  if (count < limit.free) return 0;
  return Math.min(limit.longestDelaySeconds, limit.firstDelaySeconds * 2 ** (count - limit.free));
}

/** A limit of an IPv6 network comes with a wider limit for all networks of the same internet customer. */
function limitsOf(limit: Limit, who: string): [limit: Limit, who: string][] {
  const wide = who.replace(IPV6_NETWORK, (network) => wideNetwork(network));
  if (wide === who) return [[limit, who]];
  return [
    [limit, who],
    [{ ...limit, name: `${limit.name}-wide`, free: limit.free * WIDE_TIMES }, wide],
  ];
}

/** Counts an attempt beforehand; throws 429 while blocked, and then counts nothing. */
export const countAttempt = (context: Counting, limit: Limit, who: string): Promise<void> =>
  countAttempts(context, [[limit, who]]);

/** Counts an attempt for all of several limits, or for none: a refusal writes nothing to the disk. */
export async function countAttempts(context: Counting, limited: readonly Limited[]): Promise<void> {
  await refuseBlocked(context, limited);
  const { database, now, secret } = context;
  await database
    .transaction()
    .execute((transaction) => countAll({ database: transaction, now, secret }, limited));
}

/**
 * Counts a wrong guess for each of several limits. It is counted before `find` looks the guess up; when
 * `find` finds something, the guess was right, and nothing stays counted or written. Returns undefined when
 * `find` finds nothing.
 */
export async function countWrongGuess<Found>(
  context: Counting,
  limited: readonly Limited[],
  find: (database: Database) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  await refuseBlocked(context, limited);
  const { database, now, secret } = context;
  const transaction = await database.startTransaction().execute();
  try {
    await countAll({ database: transaction, now, secret }, limited);
    const found = await find(transaction);
    await (found === undefined ? transaction.commit() : transaction.rollback()).execute();
    return found;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute();
    throw error;
  }
}

/** Uses no transaction, so that the refused attempts of a flood do not queue for the lock of one row. */
async function refuseBlocked(
  { database, now, secret }: Counting,
  limited: readonly Limited[],
): Promise<void> {
  const at = now();
  const subjects = subjectsOf({ secret }, limited).map(([, subject]) => subject);
  const [until] = await blocksAfter(database, subjects, at.toISOString());
  if (until !== undefined) throw refusalUntil(until, at);
}

async function countAll({ database, now, secret }: Counting, limited: readonly Limited[]): Promise<void> {
  const at = now();
  for (const [limit, subject] of subjectsOf({ secret }, limited))
    await countOne(database, at, limit, subject);
}

const subjectsOf = (context: Pick<AppContext, 'secret'>, limited: readonly Limited[]) =>
  limited
    .flatMap(([limit, who]) => limitsOf(limit, who))
    .map(([limit, who]) => [limit, subjectOf(context, limit, who)] as const);

async function countOne(transaction: Database, at: Date, limit: Limit, subject: string): Promise<void> {
  const isWindow = 'windowSeconds' in limit;
  const remembered = isWindow ? limit.windowSeconds : limit.forgetAfterSeconds;
  const forgottenBefore = secondsFrom(at, -remembered);
  const counted = await addAttempt(transaction, subject, { at: at.toISOString(), forgottenBefore, isWindow });
  if (counted === undefined) {
    const [until] = await blocksAfter(transaction, [subject], at.toISOString());
    throw refusalUntil(until ?? at.toISOString(), at);
  }
  const { count, since } = counted;
  if (isWindow) {
    if (count >= limit.free)
      await blockUntil(transaction, subject, secondsFrom(new Date(since), limit.windowSeconds));
    return;
  }
  const delay = delaySeconds(limit, count);
  if (delay > 0) await blockUntil(transaction, subject, secondsFrom(at, delay));
}

const refusalUntil = (until: string, at: Date) =>
  tooManyAttempts(Math.max(1, Math.ceil((Date.parse(until) - at.getTime()) / 1000)));

/** Counts an attempt for all of several limits, unless the full queue of the password hasher refuses the check. */
export async function countedCheck<Result>(
  context: Counting,
  limited: readonly Limited[],
  check: () => Promise<Result>,
): Promise<Result> {
  await countAttempts(context, limited);
  try {
    return await check();
  } catch (error) {
    if (error instanceof ProblemError && error.status === 503)
      for (const [limit, who] of limited) await uncountAttempt(context, limit, who);
    throw error;
  }
}

/** Uncounts an attempt that was successful or not checked, and ends its block. */
export async function uncountAttempt(
  { database, secret }: Counting,
  limit: Limit,
  who: string,
): Promise<void> {
  for (const [each, limited] of limitsOf(limit, who))
    await subtractAttempt(database, subjectOf({ secret }, each, limited));
}

export async function forgetAttempts(
  { database, secret }: Pick<Counting, 'database' | 'secret'>,
  limit: Limit,
  who: string,
): Promise<void> {
  for (const [each, limited] of limitsOf(limit, who))
    await deleteAttempts(database, subjectOf({ secret }, each, limited));
}

/** Removes rows that no longer affect any limit. */
export async function sweepAttempts({ database, now }: Pick<Counting, 'database' | 'now'>): Promise<void> {
  await deleteAttemptsBefore(database, secondsFrom(now(), -24 * 60 * 60));
}

const secondsFrom = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000).toISOString();
