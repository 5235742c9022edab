import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from './app-context';
import { updateStatistics } from './database/update-statistics';
import { forgetCountedMails } from './mail/mail-limits';
import { sendQueuedMails } from './mail/mail-queue';
import { mailWaitingItems } from './modules/inbox/daily-mail';
import { deleteExpiredRecoveryTokens } from './modules/recovery/recovery-repository';
import { deleteExpiredChallenges } from './modules/second-factor/second-factor-repository';
import { deleteExpiredSessions } from './modules/session/session-repository';
import { removeOrphanedUploads } from './modules/uploads/remove-orphaned-uploads';
import { updateWaitingList } from './modules/waiting-list/waiting-list';
import { deleteExpiredPending } from './modules/sign-up/pending-account-repository';
import { forgetNetworksOfAccounts } from './modules/new-patients/new-patient-repository';
import { forgetVisitors } from './modules/visitor-bookings/visitor-limits';
import { sweepAttempts } from './plugins/rate-limits';
import { deleteExpiredClaims } from './modules/slots/timing-claim-repository';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Chore {
  everyMs: number;
  work: (context: AppContext) => Promise<void>;
}

/** Every process runs every chore, so a chore must do no harm when several processes run it at once. */
const CHORES: readonly Chore[] = [
  { everyMs: 2 * SECOND_MS, work: sendQueuedMails },
  { everyMs: MINUTE_MS, work: updateWaitingList },
  { everyMs: MINUTE_MS, work: mailWaitingItems },
  { everyMs: 60 * MINUTE_MS, work: sweep },
  { everyMs: DAY_MS, work: ({ database, databaseKind }) => updateStatistics(database, databaseKind) },
];

/** Removes what has expired. Correctness never depends on it, since expiry is checked at each use. */
export async function sweep(context: AppContext): Promise<void> {
  const now = context.now().toISOString();
  await deleteExpiredSessions(context.database, now);
  await deleteExpiredRecoveryTokens(context.database, now);
  await deleteExpiredChallenges(context.database, now);
  await deleteExpiredPending(context.database, now);
  await deleteExpiredClaims(context.database, now);
  await forgetVisitors(context);
  await forgetNetworksOfAccounts(context.database, clinicDate(context.now()));
  await removeOrphanedUploads(context);
  await sweepAttempts(context);
  await forgetCountedMails(context);
}

/** Returns a function that stops the chores. A running chore is not started a second time. */
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
