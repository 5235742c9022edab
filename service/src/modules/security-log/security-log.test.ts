import { type TestApp, OUR_PAGE, signIn, startTestApp } from '../../../test/test-app';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const PASSWORD = 'Patient-demo-1';

const log = () => test.context.database.selectFrom('security_log').selectAll().orderBy('at').execute();
const kinds = async () => (await log()).map(({ kind }) => kind);
const fail = (username: string) =>
  test.call('POST', '/session', { username, password: 'wrong one' }, { 'user-agent': CHROME });
const signIns = async (headers: Record<string, string>) =>
  (await test.call('GET', '/accounts/me/sign-ins', undefined, headers)).json();

it('records sign-ins and failures, with nothing that was typed', async () => {
  await fail('patient');
  await fail('my-secret-typed-here');
  await signIn(test);
  const rows = await log();
  expect(rows.map(({ kind, browser }) => [kind, browser])).toEqual([
    ['sign-in-failed', 'Chrome on Windows'],
    ['sign-in-failed', 'Chrome on Windows'],
    ['signed-in', null],
  ]);
  expect(rows[1]).toMatchObject({ account_id: null, typed_hash: expect.stringMatching(/^[\w-]{32}$/) });
  expect(rows[0]?.typed_hash).not.toBe(rows[1]?.typed_hash);
  expect(JSON.stringify(rows)).not.toMatch(/my-secret|wrong one|127\.0/);
});

it('records each attempt in one row, and a blocked attempt in none', async () => {
  for (let count = 0; count < 9; count += 1) await fail('patient');
  expect(await kinds()).toHaveLength(5);
});

it('the log cannot be changed or cleared', async () => {
  await signIn(test);
  const { database } = test.context;
  await expect(database.deleteFrom('security_log').execute()).rejects.toThrow('append-only');
  await expect(database.updateTable('security_log').set({ kind: 'signed-out' }).execute()).rejects.toThrow(
    'append-only',
  );
});

it('shows each account its own entries, the newest first', async () => {
  await fail('patient');
  test.passMinutes(1);
  const browser = await signIn(test, 'patient', PASSWORD, { ...OUR_PAGE, 'user-agent': CHROME });
  await signIn(test, 'patient2', 'Patient-demo-2');
  expect(await signIns(browser)).toEqual({
    rows: [
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        at: '2026-03-02T04:31:00.000Z',
        kind: 'signed-in',
        browser: 'Chrome on Windows',
      },
      expect.objectContaining({ at: '2026-03-02T04:30:00.000Z', kind: 'sign-in-failed' }),
    ],
    total: 2,
  });
});

it('records changes of the password, the hours and the days off', async () => {
  const patient = await signIn(test);
  const change = { currentPassword: PASSWORD, password: 'a quiet river' };
  await test.call('POST', '/accounts/me/password', change, patient);
  const doctor = await signIn(test, 'doctor', 'Doctor-demo-1');
  await test.call('PUT', '/doctors/me/hours', { hours: [] }, doctor);
  await test.call('PUT', '/doctors/me/days-off/2026-04-01', undefined, doctor);
  expect(await kinds()).toEqual([
    'signed-in',
    'password-changed',
    'signed-in',
    'hours-changed',
    'hours-changed',
  ]);
});

it('records a password reset, and notifies the account by mail and on the page', async () => {
  await test.call('POST', '/accounts/forgot-password', { email: 'patient@example.org' });
  await test.settled();
  const token = /#password=([\w-]+)/.exec(test.mails[0]?.text ?? '')?.[1];
  await test.call('POST', '/accounts/reset-password', { token, password: 'a quiet river' });
  await sendQueuedMails(test.context);
  expect(test.mails.at(-1)).toMatchObject({
    to: 'patient@example.org',
    subject: 'Your Nivara password was changed',
    text: expect.stringContaining('with a link that we sent to this address'),
  });
  expect(await kinds()).toEqual(['password-reset']);
  const browser = await signIn(test, 'patient', 'a quiet river');
  const notifications = (await test.call('GET', '/notifications', undefined, browser)).json();
  expect(notifications.rows[0]).toMatchObject({ title: 'Your password was changed' });
});
