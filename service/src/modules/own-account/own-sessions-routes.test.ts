import { type Cast } from '../../../test/cast';
import { OUR_PAGE, type TestApp, signIn } from '../../../test/test-app';
import { sendQueuedMails } from '../../mail/mail-queue';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PASSWORD = 'Patient-demo-1';

const send = (method: 'GET' | 'DELETE', path = '', headers = cast.patient.headers) =>
  test.call(method, `/accounts/me${path}`, undefined, headers);

describe('one’s own sessions', () => {
  const list = async (headers = cast.patient.headers) =>
    (await send('GET', '/sessions', headers)).json().rows;

  it('are listed, and each can be ended', async () => {
    test.passMinutes(1);
    const phone = await signIn(test, 'patient', PASSWORD, {
      ...OUR_PAGE,
      'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    });
    const rows = await list();
    expect(rows).toEqual([
      expect.objectContaining({
        browser: 'Firefox on Android',
        createdAt: '2026-03-02T04:31:00.000Z',
        current: false,
      }),
      expect.objectContaining({ browser: null, createdAt: '2026-03-02T04:30:00.000Z', current: true }),
    ]);
    expect(Object.keys(rows[0]).sort()).toEqual([
      'browser',
      'createdAt',
      'current',
      'lastUsedAt',
      'reference',
    ]);
    const ended = await send('DELETE', `/sessions/${rows[0].reference}`);
    expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([204, undefined]);
    expect((await send('GET', '', phone)).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
    expect((await send('DELETE', `/sessions/${rows[0].reference}`)).statusCode).toBe(404);
  });

  it('clear the cookie when the current session is ended', async () => {
    const [{ reference }] = await list();
    const answer = await send('DELETE', `/sessions/${reference}`);
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '', maxAge: 0 });
    expect((await send('GET')).statusCode).toBe(401);
  });

  it('cannot be ended by another account', async () => {
    const [{ reference }] = await list(cast.otherPatient.headers);
    expect((await send('DELETE', `/sessions/${reference}`)).statusCode).toBe(404);
    expect(await list(cast.otherPatient.headers)).toHaveLength(1);
  });

  it('do not include expired sessions', async () => {
    test.passMinutes(12 * 60);
    const headers = await signIn(test, 'patient', PASSWORD);
    expect(await list(headers)).toHaveLength(1);
  });

  it('all end at once, including the current one', async () => {
    const phone = await signIn(test, 'patient', PASSWORD);
    const answer = await send('DELETE', '/sessions');
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '' });
    for (const headers of [phone, cast.patient.headers]) {
      expect((await send('GET', '', headers)).statusCode).toBe(401);
    }
    expect((await send('GET', '', cast.otherPatient.headers)).statusCode).toBe(200);
  });

  it('end together with the links that confirm another address, which a thief may have asked for', async () => {
    const change = { email: 'thief@example.com', password: PASSWORD };
    const asked = await test.call('POST', '/accounts/me/email', change, cast.patient.headers);
    expect(asked.statusCode).toBe(202);
    await send('DELETE', '/sessions');
    await sendQueuedMails(test.context);
    const token = /#email=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    expect(token).toBeDefined();
    expect((await test.call('POST', '/accounts/confirm-email', { token })).statusCode).toBe(410);
  });
});
