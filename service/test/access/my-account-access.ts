import { type AccessRow, PATIENTS, SIGNED_IN, THE_PATIENT } from './access-row';

const WRONG = 'not the password';

export const myAccountAccess: AccessRow[] = [
  { route: 'GET /accounts/me', rule: 'signed-in', answers: SIGNED_IN(200) },
  {
    route: 'PATCH /accounts/me',
    rule: 'signed-in',
    prepare: () => ({ body: { name: 'Somebody Else' } }),
    answers: SIGNED_IN(200),
  },
  {
    route: 'POST /accounts/me/email',
    rule: 'signed-in',
    prepare: () => ({ body: { email: 'new@example.org', password: WRONG } }),
    // The password is asked for on any account.
    answers: SIGNED_IN(422),
  },
  {
    route: 'POST /accounts/me/password',
    rule: 'signed-in',
    prepare: () => ({ body: { currentPassword: WRONG, password: 'a quiet river' } }),
    answers: SIGNED_IN(422),
  },
  { route: 'GET /accounts/me/sessions', rule: 'signed-in', answers: SIGNED_IN(200) },
  {
    route: 'DELETE /accounts/me/sessions/:reference',
    rule: 'signed-in',
    // The session of the patient: nobody else can end it, whoever they are.
    prepare: async (test, cast) => {
      const answer = await test.call('GET', '/accounts/me/sessions', undefined, cast.patient.headers);
      return { url: `/accounts/me/sessions/${answer.json().rows[0].reference}` };
    },
    answers: { ...THE_PATIENT(204), treatingDoctor: 404, otherDoctor: 404 },
  },
  { route: 'DELETE /accounts/me/sessions', rule: 'signed-in', answers: SIGNED_IN(204) },
  { route: 'GET /accounts/me/export', rule: 'patient', answers: PATIENTS(200) },
  {
    route: 'POST /accounts/me/deletion',
    rule: 'patient',
    prepare: () => ({ body: { password: WRONG, confirmation: 'DELETE' } }),
    answers: PATIENTS(422),
  },
];
