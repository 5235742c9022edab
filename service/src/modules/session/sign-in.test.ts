import { QUICK_COST } from '../../../test/quick-cost';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { PasswordHasher } from '../../security/password-hasher';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const signIn = (password: string, username = 'patient', ip = '198.51.100.1') =>
  test.call('POST', '/session', { username, password }, { 'x-forwarded-for': ip });

async function failTimes(times: number, username = 'patient') {
  for (let attempt = 0; attempt < times; attempt += 1) {
    expect((await signIn('wrong one', username)).statusCode).toBe(401);
  }
}

describe('trying passwords of one account', () => {
  it('is slowed down more and more, even for the right one, and says for how long', async () => {
    await failTimes(5);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const blocked = await signIn('Patient-demo-1');
      expect(blocked.statusCode).toBe(429);
      expect(blocked.headers['retry-after']).toBe(String(seconds));
      expect(blocked.json().detail).toContain('Please try again in');
      test.passMinutes(seconds / 60);
      await failTimes(1);
    }
  });

  it('resets after the right password', async () => {
    await failTimes(4);
    expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
    await failTimes(5);
    expect((await signIn('Patient-demo-1')).statusCode).toBe(429);
    test.passMinutes(1);
    expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
  });

  it('resets after an hour without attempts', async () => {
    await failTimes(5);
    test.passMinutes(61);
    await failTimes(5);
  });

  it('counts name and e-mail together, and from wherever', async () => {
    await failTimes(2);
    await failTimes(3, 'Patient@Example.org');
    expect((await signIn('Patient-demo-1', 'patient', '198.51.100.2')).statusCode).toBe(429);
  });

  it('leaves other accounts alone', async () => {
    await failTimes(5);
    expect((await signIn('Patient-demo-2', 'patient2')).statusCode).toBe(200);
  });

  it('treats an unknown name in the same way', async () => {
    await failTimes(5, 'nobody');
    expect((await signIn('wrong one', 'NOBODY ')).statusCode).toBe(429);
  });

  it('counts attempts at once one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('wrong one')));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('trying many accounts from one address', () => {
  it('is slowed down as well, for that address only', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await signIn('wrong one', `somebody${attempt}`)).statusCode).toBe(401);
    }
    expect((await signIn('Patient-demo-1')).statusCode).toBe(429);
    expect((await signIn('Patient-demo-1', 'patient', '198.51.100.2')).statusCode).toBe(200);
  });

  it('does not count good sign-ins', async () => {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
    }
  });
});

it('keeps no name that was tried', async () => {
  await signIn('wrong one', 'my-secret-typed-here');
  const rows = await test.context.database.selectFrom('attempts').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/my-secret|198\.51/);
});

it('does the same hashing for an unknown name', async () => {
  const checked: (string | undefined)[] = [];
  class WatchedHasher extends PasswordHasher {
    override check(password: string, stored: string | undefined) {
      checked.push(stored);
      return super.check(password, stored);
    }
  }
  const watched = await startTestApp({ passwords: new WatchedHasher(QUICK_COST) });
  await watched.call('POST', '/session', { username: 'nobody', password: 'wrong one' });
  await watched.call('POST', '/session', { username: 'patient', password: 'wrong one' });
  expect(checked).toEqual([undefined, expect.stringMatching(/^scrypt\$16\$/)]);
  await watched.close();
});

it('hashes anew at sign-in when the cost has risen', async () => {
  const hashOfPatient = async () =>
    (
      await test.context.database
        .selectFrom('accounts')
        .select('password_hash')
        .where('username', '=', 'patient')
        .executeTakeFirstOrThrow()
    ).password_hash;
  const dearer = new PasswordHasher({ n: 32, r: 8, p: 1 });
  test.context.passwords.check = dearer.check.bind(dearer);
  test.context.passwords.hash = dearer.hash.bind(dearer);
  await signIn('wrong one');
  expect(await hashOfPatient()).toMatch(/^scrypt\$16\$/);
  expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
  const rehashed = await hashOfPatient();
  expect(rehashed).toMatch(/^scrypt\$32\$/);
  expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
  expect(await hashOfPatient()).toBe(rehashed);
});
