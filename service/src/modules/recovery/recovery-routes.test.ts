import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { type TestApp, signIn, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

type Purpose = 'username' | 'password';

const ask = (purpose: Purpose, email = 'patient@example.org', ip = '198.51.100.1') =>
  test.call('POST', `/accounts/forgot-${purpose}`, { email }, { 'x-forwarded-for': ip });

async function tokenFromMail(purpose: Purpose): Promise<string> {
  await ask(purpose, undefined, `198.51.100.${test.mails.length + 2}`);
  await test.settled();
  const found = new RegExp(`https://clinic\\.example/recover#${purpose}=([\\w-]{43})\\n`).exec(
    test.mails.at(-1)?.text ?? '',
  );
  if (!found?.[1]) throw new Error('There is no link in the mail.');
  return found[1];
}

const recover = (token: string) => test.call('POST', '/accounts/recover-username', { token });
const reset = (token: string, password = 'a quiet river') =>
  test.call('POST', '/accounts/reset-password', { token, password });
const signInStatus = async (password: string) =>
  (await test.call('POST', '/session', { username: 'patient', password })).statusCode;

describe.each(['username', 'password'] as const)('asking for a forgotten %s', (purpose) => {
  it('answers the same for known and unknown addresses, and mails only known ones', async () => {
    const known = await ask(purpose, ' Patient@Example.ORG ');
    const unknown = await ask(purpose, 'nobody@example.org');
    for (const answer of [known, unknown]) expect([answer.statusCode, answer.body]).toEqual([202, '']);
    await test.settled();
    expect(test.mails.map((mail) => mail.to)).toEqual(['patient@example.org']);
    expect(test.mails[0]?.text).toContain('Hello Demo Patient,');
  });

  it('stores only the hash of the link’s token', async () => {
    const token = await tokenFromMail(purpose);
    const rows = await test.context.database.selectFrom('recovery_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is limited for each network, and more strictly for each mailbox within a network', async () => {
    for (let count = 0; count < 3; count += 1) expect((await ask(purpose)).statusCode).toBe(202);
    expect((await ask(purpose)).statusCode).toBe(429);
    expect((await ask(purpose, 'patient+tag@example.org')).statusCode).toBe(429);
    expect((await ask(purpose, undefined, '198.51.100.2')).statusCode).toBe(202);
    for (let count = 0; count < 14; count += 1) {
      expect((await ask(purpose, `somebody${count}@example.org`)).statusCode).toBe(202);
    }
    expect((await ask(purpose, 'another@example.org')).statusCode).toBe(202);
    expect((await ask(purpose, 'another@example.org')).statusCode).toBe(429);
  });

  it('is limited to fifteen for a mailbox from all networks together', async () => {
    const statuses = [];
    for (let host = 1; host <= 16; host += 1)
      statuses.push((await ask(purpose, undefined, `198.51.100.${host}`)).statusCode);
    expect(statuses).toEqual([...Array<number>(15).fill(202), 429]);
  });

  it('gives links that work once, for ten minutes, and for nothing else', async () => {
    const spend = purpose === 'username' ? recover : reset;
    const other = purpose === 'username' ? reset : recover;
    const first = await tokenFromMail(purpose);
    const second = await tokenFromMail(purpose);
    expect((await other(first)).statusCode).toBe(410);
    expect((await spend('x'.repeat(43))).statusCode).toBe(410);
    expect((await spend(first)).statusCode).toBe(200);
    const spent = await spend(first);
    expect(spent.statusCode).toBe(410);
    test.passMinutes(10);
    const expired = await spend(second);
    expect([expired.statusCode, expired.body]).toEqual([410, spent.body]);
  });

  it('gives a link that only one of several concurrent requests can use', async () => {
    const token = await tokenFromMail(purpose);
    const spend = purpose === 'username' ? recover : reset;
    const answers = await Promise.all(Array.from({ length: 6 }, () => spend(token)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });
});

it('answers the username to whoever opens the link', async () => {
  expect((await recover(await tokenFromMail('username'))).json()).toEqual({ username: 'patient' });
});

describe('a new password', () => {
  it('replaces the old one and signs every browser out', async () => {
    const browser = await signIn(test);
    const doctor = await signIn(test, 'doctor', 'Doctor-demo-1');
    const answer = await reset(await tokenFromMail('password'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { username: 'patient' }]);
    expect((await test.call('GET', '/session', undefined, browser)).statusCode).toBe(401);
    expect((await test.call('GET', '/session', undefined, doctor)).statusCode).toBe(200);
    expect(await signInStatus('Patient-demo-1')).toBe(401);
    expect(await signInStatus('a quiet river')).toBe(200);
  });

  it('invalidates other links of the account', async () => {
    const first = await tokenFromMail('password');
    const second = await tokenFromMail('password');
    await reset(second);
    expect((await reset(first, 'another quiet river')).statusCode).toBe(410);
  });

  it('ends the block that another person’s guesses caused', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signInStatus('wrong one');
    expect(await signInStatus('Patient-demo-1')).toBe(429);
    await reset(await tokenFromMail('password'));
    expect(await signInStatus('a quiet river')).toBe(200);
  });

  it.each([
    ['short', ACCOUNT_MESSAGES.passwordTooShort],
    ['password1', ACCOUNT_MESSAGES.passwordCommon],
    ['Patient@example.org', ACCOUNT_MESSAGES.passwordPersonal],
    ['demo patient', ACCOUNT_MESSAGES.passwordPersonal],
  ])('is refused when it is %j, and the link stays valid', async (password, message) => {
    const token = await tokenFromMail('password');
    const refused = await reset(token, password);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [{ path: 'password', message }]]);
    expect((await reset(token)).statusCode).toBe(200);
  });
});

it('answers as usual when the mail server fails', async () => {
  const mailer = { send: () => Promise.reject(new Error('connection refused')) };
  const failing = await startTestApp({ mailer });
  const answer = await failing.call('POST', '/accounts/forgot-password', { email: 'patient@example.org' });
  expect(answer.statusCode).toBe(202);
  await failing.settled();
  await failing.close();
});

it('answers without waiting for a slow mail server', async () => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  const slow = await startTestApp({ mailer: { send: () => delivered } });
  const answer = await slow.call('POST', '/accounts/forgot-username', { email: 'patient@example.org' });
  expect(answer.statusCode).toBe(202);
  deliver();
  await slow.close();
});
