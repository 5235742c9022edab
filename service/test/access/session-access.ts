import { type AccessRow, EVERYBODY, SIGNED_IN } from './access-row';

const recovery = (path: string, body: object, status: number): AccessRow => ({
  route: `POST /accounts/${path}`,
  rule: 'anyone',
  prepare: () => ({ body }),
  answers: EVERYBODY(status),
});

export const sessionAccess: AccessRow[] = [
  { route: 'GET /livez', rule: 'anyone', answers: EVERYBODY(200) },
  { route: 'GET /healthz', rule: 'anyone', answers: EVERYBODY(200) },
  { route: 'GET /session', rule: 'signed-in', answers: SIGNED_IN(200) },
  {
    route: 'POST /session',
    rule: 'anyone',
    prepare: () => ({ body: { username: 'patient', password: 'not the password' } }),
    // The password is wrong, whoever is signed in.
    answers: EVERYBODY(401),
  },
  {
    route: 'POST /session/second-step',
    rule: 'anyone',
    prepare: () => ({ body: { challenge: 'x', code: '123456' } }),
    answers: EVERYBODY(410),
  },
  { route: 'DELETE /session', rule: 'anyone', answers: EVERYBODY(204) },
  {
    route: 'POST /accounts',
    rule: 'anyone',
    prepare: (test) => ({
      body: {
        name: 'Asha Rao',
        email: `asha-${test.context.randomBytes(4).toString('hex')}@example.org`,
        password: 'a quiet river',
      },
    }),
    answers: EVERYBODY(202),
  },
  recovery('forgot-username', { email: 'nobody@example.org' }, 202),
  recovery('forgot-password', { email: 'nobody@example.org' }, 202),
  recovery('recover-username', { token: 'x' }, 410),
  recovery('open', { token: 'x', password: 'a quiet river' }, 410),
  recovery('confirm-email', { token: 'x' }, 410),
  recovery('reset-password', { token: 'x', password: 'a quiet river' }, 410),
];
