import { SECOND_FACTOR_MESSAGES } from '@nivara/shared/domain/second-factor';
import type { AppContext } from '../../app-context';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { ProblemError } from '../../problems';
import { hashToken } from '../../security/tokens';
import { findChallenge } from '../second-factor/second-factor-repository';

const MINUTE_SECONDS = 60;

const SET_UP_LIMIT: Limit = {
  name: 'second-factor-set-up',
  free: 30,
  firstDelaySeconds: 30,
  longestDelaySeconds: 15 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};

export const setUpIsOver = () => new ProblemError(410, SECOND_FACTOR_MESSAGES.setUpOver);

/** Returns what an unconfirmed set-up has stored: an app's sealed secret, or a passkey's challenge. */
export async function openSetUp(
  context: AppContext,
  accountId: string,
  purpose: 'totp' | 'passkey',
  token: string,
): Promise<string> {
  await countAttempt(context, SET_UP_LIMIT, accountId);
  const found = await findChallenge(context.database, hashToken(token), context.now().toISOString());
  if (found?.account_id !== accountId || found.purpose !== purpose || found.content === null)
    throw setUpIsOver();
  return found.content;
}
