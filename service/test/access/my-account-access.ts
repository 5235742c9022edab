import { type AccessRow, PATIENTS, SIGNED_IN, THE_PATIENT } from './access-row';

const WRONG = 'not the password';

/** Access to a call that changes the second factor and needs the password. It sends a wrong password. */
const wrongPassword = (path: string): AccessRow => ({
  route: `POST /accounts/me/second-factor/${path}`,
  rule: 'signed-in',
  prepare: () => ({
    url: `/accounts/me/second-factor/${path.replace(':id', 'a'.repeat(32))}`,
    body: { password: WRONG },
  }),
  answers: SIGNED_IN(422),
});

export const myAccountAccess: AccessRow[] = [
  { route: 'GET /accounts/me', rule: 'signed-in', answers: SIGNED_IN(200) },
  {
    route: 'PATCH /accounts/me',
    rule: 'patient',
    prepare: () => ({ body: { name: 'Somebody Else' } }),
    answers: PATIENTS(200),
  },
  {
    route: 'POST /accounts/me/email',
    rule: 'signed-in',
    prepare: () => ({ body: { email: 'new@example.org', password: WRONG } }),
    // The password is wrong for every account.
    answers: SIGNED_IN(422),
  },
  {
    route: 'POST /accounts/me/password',
    rule: 'signed-in',
    prepare: () => ({ body: { currentPassword: WRONG, password: 'a quiet river' } }),
    answers: SIGNED_IN(422),
  },
  { route: 'GET /accounts/me/sessions', rule: 'signed-in', answers: SIGNED_IN(200) },
  { route: 'GET /accounts/me/sign-ins', rule: 'signed-in', answers: SIGNED_IN(200) },
  {
    route: 'DELETE /accounts/me/sessions/:reference',
    rule: 'signed-in',
    // The patient's session, which nobody else can end.
    prepare: async (test, cast) => {
      const answer = await test.call('GET', '/accounts/me/sessions', undefined, cast.patient.headers);
      return { url: `/accounts/me/sessions/${answer.json().rows[0].reference}` };
    },
    answers: { ...THE_PATIENT(204), treatingDoctor: 404, otherDoctor: 404, desk: 404 },
  },
  { route: 'DELETE /accounts/me/sessions', rule: 'signed-in', answers: SIGNED_IN(204) },
  { route: 'GET /accounts/me/export', rule: 'patient', answers: PATIENTS(200) },
  {
    route: 'POST /accounts/me/deletion',
    rule: 'patient',
    prepare: () => ({ body: { password: WRONG, confirmation: 'DELETE' } }),
    answers: PATIENTS(422),
  },
  { route: 'GET /accounts/me/second-factor', rule: 'signed-in', answers: SIGNED_IN(200) },
  ...['app', 'app/removal', 'passkey-options', 'recovery-codes'].map(wrongPassword),
  wrongPassword('passkeys/:id/removal'),
  {
    route: 'POST /accounts/me/second-factor/app/confirmation',
    rule: 'signed-in',
    prepare: () => ({ body: { setUp: 'x', code: '123456' } }),
    answers: SIGNED_IN(410),
  },
  {
    route: 'POST /accounts/me/second-factor/passkeys',
    rule: 'signed-in',
    prepare: () => ({ body: { setUp: 'x', name: 'Phone', passkey: {} } }),
    answers: SIGNED_IN(410),
  },
];
