import { ROLE } from '@nivara/shared/contracts/session';
import type { MyAccount, MySession, AccountEvent } from '@nivara/shared/domain/account';
import type { SecondFactorState } from '@nivara/shared/domain/second-factor';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { ACCEPTED, notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

export interface AccountService extends ServedCalls {
  account: MyAccount;
  sessions: MySession[];
  secondFactor: SecondFactorState;
}

const CODES = ['AAAA-BBBBB-CCCCC', 'DDDD-EEEEE-FFFFF'];

const session = (name: string, browser: string | null, current: boolean): MySession => ({
  reference: `session-${name}`,
  browser,
  createdAt: '2026-03-02T04:30:00.000Z',
  lastUsedAt: '2026-03-02T06:30:00.000Z',
  current,
});

const accountEvent = (id: string, kind: AccountEvent['kind'], browser: string | null): AccountEvent => ({
  id: id.repeat(32),
  at: '2026-03-02T04:30:00.000Z',
  kind,
  browser,
});

/** Answers the calls about the signed-in account from memory: it has sessions here and on a phone. */
export function serveAccount({ role = ROLE.patient }: Partial<MyAccount> = {}): AccountService {
  const account: MyAccount = {
    username: 'asha.kulkarni',
    name: 'Asha Kulkarni',
    email: 'asha@example.org',
    role,
    createdAt: '2026-03-01T04:30:00.000Z',
  };
  const sessions = [
    session('here', 'Chrome on Windows', true),
    session('phone', 'Safari on an iPhone', false),
  ];
  const signIns: AccountEvent[] = [
    accountEvent('1', 'signed-in', 'Chrome on Windows'),
    accountEvent('2', 'sign-in-failed', null),
    accountEvent('3', 'password-changed', null),
  ];
  const secondFactor: SecondFactorState = { app: false, passkeys: [], recoveryCodes: 0, required: false };
  const issueRecoveryCodes = () => {
    const isFirst = secondFactor.recoveryCodes === 0;
    secondFactor.recoveryCodes = CODES.length;
    return { recoveryCodes: isFirst && !secondFactor.app ? CODES : null };
  };
  // The compiler has checked the bodies that the forms send, so the fake does not check them again.
  const take = (body: unknown) => Object.assign(account, { ...(body as Partial<MyAccount>) });
  const served = serveCalls({
    'GET /session': () => ({ user: sessionUser({ UserFullName: account.name }), sessionKey: 'key' }),
    'GET /accounts/me': () => account,
    'PATCH /accounts/me': ({ body }) => take(body),
    'POST /accounts/me/email': () => ACCEPTED,
    'POST /accounts/me/password': () => {
      sessions.splice(1);
      return undefined;
    },
    'GET /accounts/me/sessions': () => ({ rows: sessions, total: sessions.length }),
    'GET /accounts/me/sign-ins': () => ({ rows: signIns, total: signIns.length }),
    'DELETE /accounts/me/sessions': () => undefined,
    'DELETE /accounts/me/sessions/:id': ({ id }) => {
      const index = sessions.findIndex(({ reference }) => reference === id);
      if (index === -1) return notFoundProblem;
      sessions.splice(index, 1);
      return undefined;
    },
    'POST /accounts/me/deletion': () => undefined,
    'GET /accounts/me/second-factor': () => secondFactor,
    'POST /accounts/me/second-factor/app': () => ({
      setUp: 'set-up',
      key: 'JBSWY3DP',
      qr: { size: 9, path: 'M4 4h1v1h-1z' },
    }),
    'POST /accounts/me/second-factor/app/confirmation': () => {
      const answer = issueRecoveryCodes();
      secondFactor.app = true;
      return answer;
    },
    'POST /accounts/me/second-factor/passkey-options': () => ({ setUp: 'set-up', options: {} }),
    'POST /accounts/me/second-factor/passkeys': ({ body }) => {
      const { name } = body as { name: string };
      const createdAt = '2026-03-02T04:30:00.000Z';
      const answer = issueRecoveryCodes();
      secondFactor.passkeys.push({ id: '7'.repeat(32), name, createdAt, lastUsedAt: null });
      return answer;
    },
    'POST /accounts/me/second-factor/passkeys/:id/removal': () => {
      secondFactor.passkeys = [];
      return undefined;
    },
  });
  return { ...served, account, sessions, secondFactor };
}
