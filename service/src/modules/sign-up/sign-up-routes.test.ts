import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { ROLE } from '@nivara/shared/contracts/session';
import { type TestApp, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const asha = { name: ' Asha Rao ', email: ' Asha.Rao@Example.org ', password: ' a quiet river ' };
const signUp = (values: object = asha, ip = '198.51.100.1') =>
  test.call('POST', '/accounts', values, { 'x-forwarded-for': ip });

it('makes an account that can sign in at once, as a patient', async () => {
  const answer = await signUp();
  expect([answer.statusCode, answer.json()]).toEqual([201, { username: 'asha.rao' }]);
  for (const username of ['asha.rao', 'asha.rao@example.org']) {
    const session = await test.call('POST', '/session', { username, password: asha.password });
    expect(session.json().user).toMatchObject({ UserFullName: 'Asha Rao', M_RoleID: ROLE.patient });
  }
  const trimmed = await test.call('POST', '/session', { username: 'asha.rao', password: 'a quiet river' });
  expect(trimmed.statusCode).toBe(401);
});

it('says when the address is taken, however it is written', async () => {
  await signUp();
  const answer = await signUp({ ...asha, email: 'ASHA.RAO@EXAMPLE.ORG' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    status: 409,
    errors: [{ path: 'email', message: ACCOUNT_MESSAGES.emailTaken }],
  });
});

it('numbers usernames that are taken', async () => {
  const usernames = [];
  for (const host of ['a', 'b', 'c']) {
    usernames.push((await signUp({ ...asha, email: `info@${host}.example` })).json().username);
  }
  expect(usernames).toEqual(['info', 'info2', 'info3']);
});

it('gives everybody a name of their own when all sign up at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      signUp({ ...asha, email: `info@host${index}.example` }, `198.51.100.${index}`),
    ),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map((answer) => answer.json().username)).size).toBe(8);
});

it('makes one account when the same address signs up many times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => signUp()));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
});

it.each([
  ['password1', ACCOUNT_MESSAGES.passwordCommon],
  ['QWERTYUIOP', ACCOUNT_MESSAGES.passwordCommon],
  ['asha.rao@example.org', ACCOUNT_MESSAGES.passwordPersonal],
  ['Asha.Rao', ACCOUNT_MESSAGES.passwordPersonal],
  ['asha rao', ACCOUNT_MESSAGES.passwordPersonal],
  ['short', ACCOUNT_MESSAGES.passwordTooShort],
])('refuses the password %j', async (password, message) => {
  const answer = await signUp({ ...asha, password });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'password', message }]]);
});

it('says everything that is wrong at once', async () => {
  const answer = await signUp({ name: '', email: 'asha', password: 'x', role: 2 });
  expect(answer.json().errors).toEqual([
    { path: 'name', message: ACCOUNT_MESSAGES.nameRequired },
    { path: 'email', message: ACCOUNT_MESSAGES.emailInvalid },
    { path: 'password', message: ACCOUNT_MESSAGES.passwordTooShort },
    { path: 'role', message: 'This field is not known.' },
  ]);
});

it('slows down an address that creates many accounts', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await signUp({ ...asha, email: `asha${count}@example.org` })).statusCode).toBe(201);
  }
  const blocked = await signUp({ ...asha, email: 'asha99@example.org' });
  expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '60']);
  expect((await signUp(asha, '198.51.100.2')).statusCode).toBe(201);
});
