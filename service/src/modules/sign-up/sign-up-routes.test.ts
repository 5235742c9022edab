import { randomBytes } from 'node:crypto';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { ROLE } from '@nivara/shared/contracts/session';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { countAttempt } from '../../plugins/rate-limits';
import { SIGN_UP_DAY_LIMIT } from './sign-up-routes';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const asha = { name: ' Asha Rao ', email: ' Asha.Rao@Example.org ', password: ' a quiet river ' };
const signUp = (values: object = asha, ip = '198.51.100.1') =>
  test.call('POST', '/accounts', values, { 'x-forwarded-for': ip });

const open = (token: string, password = asha.password) =>
  test.call('POST', '/accounts/open', { token, password });
const mailsOf = async (email = 'asha.rao@example.org') => {
  await test.settled();
  return test.mails.filter(({ to }) => to === email);
};
const tokenIn = (text = '') => /recover#account=([\w-]{43})\n/.exec(text)?.[1] ?? '';
const signUpAndOpen = async (values = asha, ip?: string) => {
  await signUp(values, ip);
  const token = tokenIn((await mailsOf(values.email.trim().toLowerCase())).at(-1)?.text);
  return open(token, values.password);
};

it('makes a patient’s account, which can sign in once its e-mail address is confirmed', async () => {
  const answer = await signUp();
  expect([answer.statusCode, answer.body]).toEqual([202, '']);
  const { password } = asha;
  expect((await test.call('POST', '/session', { username: asha.email, password })).statusCode).toBe(401);
  const [mail] = await mailsOf();
  const opened = await open(tokenIn(mail?.text));
  expect([opened.statusCode, opened.json()]).toEqual([
    201,
    { username: expect.stringMatching(/^asha\.rao\d{4}$/) },
  ]);
  for (const username of [opened.json().username, 'asha.rao@example.org']) {
    const session = await test.call('POST', '/session', { username, password });
    expect(session.json().user).toMatchObject({ UserFullName: 'Asha Rao', M_RoleID: ROLE.patient });
  }
  const trimmed = await test.call('POST', '/session', { username: asha.email, password: 'a quiet river' });
  expect(trimmed.statusCode).toBe(401);
});

it('does not mail the name to an e-mail address that is not confirmed yet', async () => {
  await signUp({ ...asha, name: 'Visit Evil Sale Now' });
  expect((await mailsOf())[0]?.text).not.toMatch(/Evil|Visit/);
});

it('gives the same answer for a taken e-mail address, and mails its owner about the account', async () => {
  await signUpAndOpen();
  const answers = [
    await signUp({ ...asha, email: 'ASHA.RAO@EXAMPLE.ORG' }),
    await signUp({ ...asha, email: 'nobody@example.org' }),
  ];
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [202, ''],
    [202, ''],
  ]);
  expect((await mailsOf()).at(-1)?.text).toContain('It belongs to an account already');
});

it('hashes the password even if the e-mail address has an account already', async () => {
  const hash = jest.spyOn(test.context.passwords, 'hash');
  await signUp({ ...asha, email: 'patient@example.org' });
  expect(hash).toHaveBeenCalledTimes(1);
});

it('opens an account only with the password that was chosen, and allows five tries', async () => {
  await signUp();
  const token = tokenIn((await mailsOf())[0]?.text);
  for (let guess = 0; guess < 5; guess += 1) expect((await open(token, 'a guess')).statusCode).toBe(422);
  expect((await open(token)).statusCode).toBe(429);
});

it('opens an account once, and only within the hour', async () => {
  await signUp();
  const token = tokenIn((await mailsOf())[0]?.text);
  const answers = await Promise.all([1, 2, 3].map(() => open(token)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410, 410]);
  await signUp({ ...asha, email: 'late@example.org' });
  const late = tokenIn((await mailsOf('late@example.org'))[0]?.text);
  test.passMinutes(60);
  expect((await open(late)).statusCode).toBe(410);
});

it('does not reveal by the user name whether another account has a similar address', async () => {
  const usernames = [];
  for (const host of ['a', 'b', 'c'])
    usernames.push((await signUpAndOpen({ ...asha, email: `info@${host}.example` })).json().username);
  for (const username of usernames) expect(username).toMatch(/^info[1-9]\d{3,4}$/);
  expect(new Set(usernames).size).toBe(3);
});

it('gives a longer number when the user name is taken', async () => {
  await test.close();
  // Only user names take six random bytes, which are zeros here; all other values stay random.
  test = await startTestApp({
    randomBytes: (size) => (size === 6 ? Buffer.alloc(6) : randomBytes(size)),
  });
  const usernames = [];
  for (const host of ['a', 'b', 'c'])
    usernames.push((await signUpAndOpen({ ...asha, email: `info@${host}.example` })).json().username);
  expect(usernames).toEqual(['info1000', 'info10000', 'info100000']);
});

it('gives each account its own user name when all are opened at once', async () => {
  const emails = Array.from({ length: 8 }, (_, index) => `info@host${index}.example`);
  await Promise.all(emails.map((email, index) => signUp({ ...asha, email }, `198.51.100.${index}`)));
  const tokens = await Promise.all(emails.map(async (email) => tokenIn((await mailsOf(email))[0]?.text)));
  const answers = await Promise.all(tokens.map((token) => open(token)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map((answer) => answer.json().username)).size).toBe(8);
});

it('makes one account when the same e-mail address signs up several times', async () => {
  await Promise.all(Array.from({ length: 3 }, () => signUp()));
  const tokens = (await mailsOf()).map(({ text }) => tokenIn(text));
  expect(tokens).toHaveLength(3);
  const answers = await Promise.all(tokens.map((token) => open(token)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 410, 410]);
});

describe('the sign-ups of one mailbox, whatever its tags', () => {
  const statuses = async (times: number, ipOf: (count: number) => string) => {
    const found = [];
    for (let count = 0; count < times; count += 1) {
      const email = asha.email.replace('@', count % 2 === 0 ? '@' : `+${count}@`);
      found.push((await signUp({ ...asha, email }, ipOf(count))).statusCode);
    }
    return found;
  };

  it('end after three from one network and go on from another, so nobody locks the owner out', async () => {
    expect(await statuses(4, () => '198.51.100.1')).toEqual([202, 202, 202, 429]);
    expect(await statuses(1, () => '198.51.100.2')).toEqual([202]);
  });

  it('end after fifteen from all networks', async () => {
    expect(await statuses(16, (count) => `198.51.100.${count}`)).toEqual([...Array(15).fill(202), 429]);
  });
});

it.each([
  ['password1', ACCOUNT_MESSAGES.passwordCommon],
  ['QWERTYUIOP', ACCOUNT_MESSAGES.passwordCommon],
  ['asha.rao@example.org', ACCOUNT_MESSAGES.passwordPersonal],
  ['Asha.Rao', ACCOUNT_MESSAGES.passwordPersonal],
  ['asha rao', ACCOUNT_MESSAGES.passwordPersonal],
  ['Nivara123', ACCOUNT_MESSAGES.passwordGuessable],
  ['AshaRao2026', ACCOUNT_MESSAGES.passwordGuessable],
  ['short', ACCOUNT_MESSAGES.passwordTooShort],
])('refuses the password %j', async (password, message) => {
  const answer = await signUp({ ...asha, password });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'password', message }]]);
});

it('reports every error at once', async () => {
  const answer = await signUp({ name: '', email: 'asha', password: 'x', role: 2 });
  expect(answer.json().errors).toEqual([
    { path: 'name', message: ACCOUNT_MESSAGES.nameRequired },
    { path: 'email', message: ACCOUNT_MESSAGES.emailInvalid },
    { path: 'password', message: ACCOUNT_MESSAGES.passwordTooShort },
    { path: 'role', message: 'This field is not known.' },
  ]);
});

it('delays a network address that asks for many accounts', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await signUp({ ...asha, email: `asha${count}@example.org` })).statusCode).toBe(202);
  }
  const blocked = await signUp({ ...asha, email: 'asha99@example.org' });
  expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '60']);
  expect((await signUp(asha, '198.51.100.2')).statusCode).toBe(202);
});

it('mails links for at most a hundred sign-ups a day from the networks of one internet customer', async () => {
  for (let times = 1; times < SIGN_UP_DAY_LIMIT.free; times += 1)
    await countAttempt(test.context, SIGN_UP_DAY_LIMIT, '2001:db8:7::/48');
  const from = (network: string) =>
    signUp({ ...asha, email: `${network.replace(':', '-')}@example.org` }, `2001:db8:${network}::1`);
  expect((await from('7:1')).statusCode).toBe(202);
  expect((await from('7:2')).statusCode).toBe(429);
  expect((await from('8:1')).statusCode).toBe(202);
});
