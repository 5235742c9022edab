import type { AppContext } from '../app-context';
import { ProblemError, tooManyAttempts, waitingTime } from '../problems';
import { type Limited, type WindowLimit, countAttempts, uncountAttempt } from './rate-limits';

const HOUR = 60 * 60;

/** More than one person enters at a busy desk. */
export const HOUR_LIMIT: WindowLimit = { name: 'entered-address-hour', free: 30, windowSeconds: HOUR };
export const DAY_LIMIT: WindowLimit = { name: 'entered-address-day', free: 120, windowSeconds: 24 * HOUR };

/** Callers give a phone number more often than an address. */
const PHONE_LIMITS: readonly WindowLimit[] = [
  { name: 'entered-phone-hour', free: 60, windowSeconds: HOUR },
  { name: 'entered-phone-day', free: 240, windowSeconds: 24 * HOUR },
];

/**
 * Counts, for one account of the staff, work that enters an e-mail address which nobody has confirmed: the clinic mails
 * to it, and it may be a stranger's. Nothing is counted for work that fails.
 */
export const countEnteredAddress = <Result>(
  context: AppContext,
  accountId: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  countEntered(context, { limits: [HOUR_LIMIT, DAY_LIMIT], accountId }, MANY_ADDRESSES, work);

/** Counts a phone number likewise: the clinic sends texts to it. */
export const countEnteredPhone = <Result>(
  context: AppContext,
  accountId: string,
  work: () => Promise<Result>,
): Promise<Result> => countEntered(context, { limits: PHONE_LIMITS, accountId }, MANY_PHONES, work);

const MANY_ADDRESSES = 'You have entered many new e-mail addresses, and the clinic mails to each.';
const MANY_PHONES = 'You have entered many phone numbers, and the clinic may send texts to each.';

async function countEntered<Result>(
  context: AppContext,
  { limits, accountId }: { limits: readonly WindowLimit[]; accountId: string },
  reason: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const limited: Limited[] = limits.map((limit) => [limit, accountId]);
  await countAttempts(context, limited).catch((error: unknown) => {
    throw inPlainWords(error, reason);
  });
  try {
    return await work();
  } catch (error) {
    await Promise.allSettled(limited.map(([limit, who]) => uncountAttempt(context, limit, who)));
    throw error;
  }
}

function inPlainWords(error: unknown, reason: string): unknown {
  if (!(error instanceof ProblemError) || error.retryAfterSeconds === undefined) return error;
  const seconds = error.retryAfterSeconds;
  return tooManyAttempts(seconds, `${reason} Please try again in ${waitingTime(seconds)}.`);
}
