import type { AppContext } from '../app-context';
import { ProblemError, tooManyAttempts, waitingTime } from '../problems';
import { type Limited, type WindowLimit, countAttempts, uncountAttempt } from './rate-limits';

const HOUR = 60 * 60;

/** More than one person enters at a busy desk. */
export const HOUR_LIMIT: WindowLimit = { name: 'entered-address-hour', free: 30, windowSeconds: HOUR };
export const DAY_LIMIT: WindowLimit = { name: 'entered-address-day', free: 120, windowSeconds: 24 * HOUR };

/**
 * Counts, for one account of the staff, work that enters an e-mail address which nobody has confirmed: the clinic mails
 * to it, and it may be a stranger's. Nothing is counted for work that fails.
 */
export async function countEnteredAddress<Result>(
  context: AppContext,
  accountId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const limited: Limited[] = [HOUR_LIMIT, DAY_LIMIT].map((limit) => [limit, accountId]);
  await countAttempts(context, limited).catch((error: unknown) => {
    throw inPlainWords(error);
  });
  try {
    return await work();
  } catch (error) {
    for (const [limit, who] of limited) await uncountAttempt(context, limit, who);
    throw error;
  }
}

function inPlainWords(error: unknown): unknown {
  if (!(error instanceof ProblemError) || error.retryAfterSeconds === undefined) return error;
  const seconds = error.retryAfterSeconds;
  return tooManyAttempts(
    seconds,
    `You have entered many new e-mail addresses, and the clinic mails to each. Please try again in ${waitingTime(seconds)}.`,
  );
}
