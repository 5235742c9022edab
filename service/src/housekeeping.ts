import type { AppContext } from './app-context';
import { sendQueuedMails } from './mail/mail-queue';
import { deleteExpiredRecoveryTokens } from './modules/recovery/recovery-repository';
import { deleteExpiredSessions } from './modules/session/session-repository';
import { removeOrphanedUploads } from './modules/uploads/remove-orphaned-uploads';
import { tendWaitingList } from './modules/waiting-list/waiting-list';
import { sweepAttempts } from './plugins/rate-limits';
import { deleteExpiredClaims } from './modules/slots/timing-claim-repository';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

interface Chore {
  everyMs: number;
  work: (context: AppContext) => Promise<void>;
}

/** Every process runs every chore, so each chore makes sure that a thing is done once. */
const CHORES: readonly Chore[] = [
  { everyMs: 2 * SECOND_MS, work: sendQueuedMails },
  { everyMs: MINUTE_MS, work: tendWaitingList },
  { everyMs: 60 * MINUTE_MS, work: sweep },
];

/** Removes what has expired. Nothing depends on it: everything that expires is checked against the clock when used. */
export async function sweep(context: AppContext): Promise<void> {
  const now = context.now().toISOString();
  await deleteExpiredSessions(context.database, now);
  await deleteExpiredRecoveryTokens(context.database, now);
  await deleteExpiredClaims(context.database, now);
  await removeOrphanedUploads(context);
  await sweepAttempts(context);
}

/** Returns what stops them. A chore that is still at work is not begun a second time. */
export function startChores(context: AppContext): () => void {
  const timers = CHORES.map(({ everyMs, work }) => {
    let isAtWork = false;
    return setInterval(() => {
      if (isAtWork) return;
      isAtWork = true;
      context.background.run(() =>
        work(context).finally(() => {
          isAtWork = false;
        }),
      );
    }, everyMs);
  });
  return () => timers.forEach(clearInterval);
}
