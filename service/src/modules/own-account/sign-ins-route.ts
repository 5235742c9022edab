import type { SignInEvent } from '@nivara/shared/domain/account';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { sessionOf } from '../session/actor';
import { listEventsOf } from '../security-log/security-log-repository';

const MOST_SHOWN = 20;

/** Shows an account's owner the recent sign-ins and other security events of the account. */
export function signInsRoute(app: App, { database }: AppContext): void {
  app.get('/accounts/me/sign-ins', { config: { access: 'signed-in' } }, async (request) => {
    const rows: SignInEvent[] = await listEventsOf(database, sessionOf(request).accountId, MOST_SHOWN);
    return { rows, total: rows.length };
  });
}
