import { ROLE } from '@nivara/shared/contracts/session';
import type { MyAccount, MySession } from '@nivara/shared/domain/account';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { notFoundProblem, serveCalls, type ServedCalls } from '../../../testing/serve-calls';

export interface AccountService extends ServedCalls {
  account: MyAccount;
  sessions: MySession[];
}

const session = (name: string, browser: string | null, current: boolean): MySession => ({
  reference: `session-${name}`,
  browser,
  createdAt: '2026-03-02T04:30:00.000Z',
  lastUsedAt: '2026-03-02T06:30:00.000Z',
  current,
});

/** Answers the calls about the own account from memory: signed in here and on a phone. */
export function serveAccount(): AccountService {
  const account: MyAccount = {
    username: 'asha.kulkarni',
    name: 'Asha Kulkarni',
    email: 'asha@example.org',
    role: ROLE.patient,
    createdAt: '2026-03-01T04:30:00.000Z',
  };
  const sessions = [
    session('here', 'Chrome on Windows', true),
    session('phone', 'Safari on an iPhone', false),
  ];
  // The forms' types check what they send; here it is only read.
  const take = (body: unknown) => Object.assign(account, { ...(body as Partial<MyAccount>) });
  const served = serveCalls({
    'GET /session': () => ({ user: sessionUser({ UserFullName: account.name }), sessionKey: 'key' }),
    'GET /accounts/me': () => account,
    'PATCH /accounts/me': ({ body }) => take(body),
    'POST /accounts/me/email': ({ body }) => take({ email: (body as MyAccount).email }),
    'POST /accounts/me/password': () => {
      sessions.splice(1);
      return undefined;
    },
    'GET /accounts/me/sessions': () => ({ rows: sessions, total: sessions.length }),
    'DELETE /accounts/me/sessions': () => undefined,
    'DELETE /accounts/me/sessions/:id': ({ id }) => {
      const index = sessions.findIndex(({ reference }) => reference === id);
      if (index === -1) return notFoundProblem;
      sessions.splice(index, 1);
      return undefined;
    },
    'POST /accounts/me/deletion': () => undefined,
  });
  return { ...served, account, sessions };
}
