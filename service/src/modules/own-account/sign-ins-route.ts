import type { AccountEvent } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { sessionOf } from '../session/actor';
import { CHALLENGE_MINUTES } from '../second-factor/begin-second-step';
import { listEventsOf } from '../security-log/security-log-repository';

const MOST_SHOWN = 20;

/**
 * Shows an account's holder the recent sign-ins and other security events of the account. A second step is shown only
 * when no sign-in came of it.
 */
export function signInsRoute(app: App, { database }: AppContext): void {
  app.get('/accounts/me/sign-ins', { config: { access: 'signed-in' } }, async (request) => {
    // Each sign-in may hide one second step.
    const events = await listEventsOf(database, sessionOf(request).accountId, 2 * MOST_SHOWN);
    const rows = withoutFinishedSteps(events).slice(0, MOST_SHOWN);
    return { rows, total: rows.length };
  });
}

/** Expects the newest event first. */
function withoutFinishedSteps(events: AccountEvent[]): AccountEvent[] {
  const finished = new Set<AccountEvent>();
  for (const signIn of events.filter(({ kind }) => kind === 'signed-in')) {
    const since = new Date(Date.parse(signIn.at) - CHALLENGE_MINUTES * 60_000).toISOString();
    const step = events.find(
      (event) =>
        event.kind === 'second-step-begun' &&
        event.browser === signIn.browser &&
        event.at >= since &&
        event.at <= signIn.at &&
        !finished.has(event),
    );
    if (step) finished.add(step);
  }
  return events.filter((event) => !finished.has(event));
}
