import { ROLE, SECONDS_LEFT_HEADER, type SessionAnswer } from '@nivara/shared/contracts/session';
import { PROBLEM_TYPE } from '@nivara/shared/contracts/problem';
import { EMPTY_LOGIN_MESSAGE } from '@nivara/shared/domain/account';
import { OUR_PAGE, type TestApp, browserAfter, signIn, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const patient = { username: 'patient', password: 'Patient-demo-1' };
const HTTPS = { ...OUR_PAGE, 'x-forwarded-proto': 'https' };

it('answers staff with their role and the ids of their designation, department and employee', async () => {
  const userOf = async (username: string, password: string) =>
    (await test.call('POST', '/session', { username, password }, OUR_PAGE)).json<SessionAnswer>().user;
  const [first, second] = [await userOf('doctor', 'Doctor-demo-1'), await userOf('desk', 'Desk-demo-1')];
  const numbers = expect.any(Number);
  expect(first).toMatchObject({
    M_RoleID: ROLE.doctor,
    M_DesignationID: numbers,
    M_DepartmentID: numbers,
    M_EmployeeID: numbers,
  });
  expect(second).toMatchObject({ M_RoleID: ROLE.desk, M_DesignationID: numbers });
  expect(second.M_EmployeeID).not.toBe(first.M_EmployeeID);
  expect(second.M_DepartmentID).not.toBe(first.M_DepartmentID);
});

describe('signing in', () => {
  it('returns the user and the key of the browser’s store, and sets a cookie', async () => {
    const answer = await test.call('POST', '/session', patient, OUR_PAGE);
    expect(answer.statusCode).toBe(200);
    const { user, sessionKey } = answer.json<SessionAnswer>();
    expect(user).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      M_RoleID: ROLE.patient,
      UserName: 'patient',
      M_DesignationID: null,
      M_DepartmentID: null,
      M_EmployeeID: null,
      TableUserID: expect.stringMatching(/^[0-9a-f]{32}$/),
      UserFullName: 'Demo Patient',
    });
    expect(sessionKey).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.cookies).toEqual([
      {
        name: 'session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
      },
      expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Strict', path: '/' }),
    ]);
    const again = await test.call('GET', '/session', undefined, browserAfter(answer));
    expect(again.json()).toEqual({ user, sessionKey });
  });

  it('binds the cookie to this host over https only', async () => {
    const answer = await test.call('POST', '/session', patient, HTTPS);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-session', secure: true, path: '/', httpOnly: true }),
      expect.objectContaining({ name: '__Host-device', secure: true, path: '/', httpOnly: true }),
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('domain');
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
    const cookie = `__Host-session=${answer.cookies[0]?.value}`;
    expect((await test.call('GET', '/session', undefined, { ...HTTPS, cookie })).statusCode).toBe(200);
    const planted = { ...HTTPS, cookie: `session=${answer.cookies[0]?.value}` };
    expect((await test.call('GET', '/session', undefined, planted)).statusCode).toBe(401);
  });

  it('trusts X-Forwarded headers of this machine only', async () => {
    const answer = await test.send({
      method: 'POST',
      url: '/session',
      payload: patient,
      headers: HTTPS,
      remoteAddress: '203.0.113.9',
    });
    expect(answer.cookies[0]).toMatchObject({ name: 'session' });
  });

  it.each(['patient@example.org', ' PATIENT@example.ORG ', 'Patient', ' patient '])(
    'accepts the user name or e-mail address %j',
    async (username) => {
      expect((await test.call('POST', '/session', { ...patient, username })).statusCode).toBe(200);
    },
  );

  it.each([' Patient-demo-1', 'patient-demo-1', 'Patient-demo-1 '])(
    'does not accept the password %j',
    async (password) => {
      expect((await test.call('POST', '/session', { ...patient, password })).statusCode).toBe(401);
    },
  );

  it('gives the same answer for an unknown name and a wrong password', async () => {
    const wrong = await test.call('POST', '/session', { ...patient, password: 'not this one' });
    const unknown = await test.call('POST', '/session', { username: 'nobody', password: 'not this one' });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers['content-type']).toContain(PROBLEM_TYPE);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(unknown.cookies).toEqual([]);
  });

  it('requires both fields', async () => {
    const answer = await test.call('POST', '/session', { username: '', password: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { path: 'username', message: EMPTY_LOGIN_MESSAGE },
      { path: 'password', message: EMPTY_LOGIN_MESSAGE },
    ]);
  });

  it('ends the session that the browser had before', async () => {
    const first = await signIn(test);
    const second = await signIn(test, 'patient2', 'Patient-demo-2', first);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await test.call('GET', '/session', undefined, first)).statusCode).toBe(401);
    expect((await test.call('GET', '/session', undefined, second)).json().user.UserName).toBe('patient2');
  });

  it('keeps sessions of other browsers, each with its own key', async () => {
    const here = await signIn(test);
    const there = await signIn(test);
    const keys = await Promise.all(
      [here, there].map(
        async (browser) => (await test.call('GET', '/session', undefined, browser)).json().sessionKey,
      ),
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('stores neither the cookie’s secret nor anything that gives access', async () => {
    const { cookie = '' } = await signIn(test);
    const rows = await test.context.database.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.replace('session=', ''));
    const [row] = rows;
    for (const value of [row?.token_hash, row?.reference]) {
      const forged = { cookie: `session=${value}` };
      expect((await test.call('GET', '/session', undefined, forged)).statusCode).toBe(401);
    }
  });
});

describe('a session', () => {
  const status = async (browser: Record<string, string>) =>
    (await test.call('GET', '/session', undefined, browser)).statusCode;

  it.each([
    ['patient', 'Patient-demo-1', 30, 12],
    ['doctor', 'Doctor-demo-1', 15, 8],
    ['desk', 'Desk-demo-1', 15, 8],
  ])(
    'of a %s ends after its idle time, and at its limit even while in use',
    async (name, password, idle, hours) => {
      const unused = await signIn(test, name, password);
      test.passMinutes(idle - 0.1);
      expect(await status(unused)).toBe(200);
      test.passMinutes(idle);
      expect(await status(unused)).toBe(401);

      const busy = await signIn(test, name, password);
      for (let minutes = 0; minutes < hours * 60 - 5; minutes += 5) {
        test.passMinutes(5);
        expect(await status(busy)).toBe(200);
      }
      test.passMinutes(5);
      expect(await status(busy)).toBe(401);
    },
  );

  it('writes its last use once a minute at most', async () => {
    const browser = await signIn(test);
    const lastUsed = async () =>
      (await test.context.database.selectFrom('sessions').select('last_used_at').executeTakeFirstOrThrow())
        .last_used_at;
    const atStart = await lastUsed();
    test.passMinutes(0.9);
    await status(browser);
    expect(await lastUsed()).toBe(atStart);
    test.passMinutes(0.1);
    await status(browser);
    expect(await lastUsed()).toBe(test.context.now().toISOString());
  });

  it('reports its remaining idle time in answers to its requests, but never more than the time to its limit', async () => {
    const leftAfter = async (browser: Record<string, string>) =>
      Number((await test.call('GET', '/session', undefined, browser)).headers[SECONDS_LEFT_HEADER]);
    const answer = await test.call('POST', '/session', patient, OUR_PAGE);
    expect(answer.headers[SECONDS_LEFT_HEADER]).toBe('1800');
    const browser = browserAfter(answer);
    test.passMinutes(0.5);
    expect(await leftAfter(browser)).toBe(1770);
    test.passMinutes(29);
    expect(await leftAfter(browser)).toBe(1800);
    for (let minutes = 29.5; minutes < 12 * 60 - 20; minutes += 20) {
      test.passMinutes(20);
      await leftAfter(browser);
    }
    expect(await leftAfter(browser)).toBeLessThan(20 * 60);
    expect((await test.call('GET', '/healthz')).headers[SECONDS_LEFT_HEADER]).toBeUndefined();
  });

  it.each(['', 'session=', 'session=abc', 'session=%00', `session=${'x'.repeat(5000)}`])(
    'is not accepted with the cookie %j',
    async (cookie) => {
      expect(await status({ cookie })).toBe(401);
    },
  );
});

it('uses the configured idle time instead of that of the role', async () => {
  const short = await startTestApp({ sessionIdleMinutes: 2 });
  const browser = await signIn(short, 'doctor', 'Doctor-demo-1');
  short.passMinutes(1.9);
  expect((await short.call('GET', '/session', undefined, browser)).statusCode).toBe(200);
  short.passMinutes(2);
  expect((await short.call('GET', '/session', undefined, browser)).statusCode).toBe(401);
  await short.close();
});

describe('signing out', () => {
  it('ends the session and clears the cookie', async () => {
    const browser = await signIn(test);
    const answer = await test.call('DELETE', '/session', undefined, browser);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '', path: '/' });
    expect((await test.call('GET', '/session', undefined, browser)).statusCode).toBe(401);
    expect(await test.context.database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('accepts a missing session, and a second call', async () => {
    expect((await test.call('DELETE', '/session')).statusCode).toBe(204);
    const browser = await signIn(test);
    await test.call('DELETE', '/session', undefined, browser);
    expect((await test.call('DELETE', '/session', undefined, browser)).statusCode).toBe(204);
  });
});
