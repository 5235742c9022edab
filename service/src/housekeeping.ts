import type { AppContext } from './app-context';
import { deleteExpiredRecoveryTokens } from './modules/accounts/recovery-repository';
import { deleteExpiredSessions } from './modules/session/session-repository';
import { sweepAttempts } from './plugins/rate-limits';

const HOUR_MS = 60 * 60_000;

/** Removes what has expired. Nothing depends on it: everything that expires is checked against the clock when used. */
export async function sweep(context: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const now = context.now().toISOString();
  await deleteExpiredSessions(context.database, now);
  await deleteExpiredRecoveryTokens(context.database, now);
  await sweepAttempts(context);
}

/** Returns what stops it. */
export function sweepHourly(context: Pick<AppContext, 'background' | 'database' | 'now'>): () => void {
  const timer = setInterval(() => context.background.run(() => sweep(context)), HOUR_MS);
  return () => clearInterval(timer);
}
