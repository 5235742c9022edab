import { readdir } from 'node:fs/promises';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { sendQueuedMails } from '../../mail/mail-queue';
import type { Cast, Person } from '../../../test/cast';
import { storeMostKinds, uploadAs } from '../../../test/store-most-kinds';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PASSWORD = 'Patient-demo-1';
const REFUSED = [{ path: 'password', message: ACCOUNT_MESSAGES.currentPasswordWrong }];

const call = (method: 'GET' | 'POST', url: string, body?: object, who: Person = cast.patient) =>
  test.call(method, url, body, who.headers);

const upload = (name: string, content: string) => uploadAs(test, cast.patient, name, content);

describe('deleting the account', () => {
  const leave = (body: object = {}, who: Person = cast.patient) =>
    call('POST', '/accounts/me/deletion', { password: PASSWORD, confirmation: 'DELETE', ...body }, who);

  it('keeps only the audit, and bills and messages without the account', async () => {
    await storeMostKinds(test, cast, cast.patient);
    const answer = await leave();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '', maxAge: 0 });
    expect((await call('GET', '/session')).statusCode).toBe(401);
    await expect(signIn(test, 'patient', PASSWORD)).rejects.toThrow('not right');
    expect(await readdir(test.context.uploadsFolder)).toEqual([]);

    const { database } = test.context;
    for (const table of [
      'personal_details',
      'family_members',
      'uploads',
      'appointments',
      'prescriptions',
      'tests',
      'test_values',
      'care_plans',
      'care_plan_marks',
      'consent_changes',
      'notifications',
      'mail_preferences',
    ] as const) {
      expect([table, await database.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    expect(await database.selectFrom('bills').selectAll().execute()).toMatchObject([
      { account_id: null, patient_name: 'Deleted account', phone: null, amount_paise: 80_000 },
    ]);
    expect(await database.selectFrom('bill_lines').selectAll().execute()).toHaveLength(1);
    expect(await database.selectFrom('messages').selectAll().execute()).toMatchObject([{ account_id: null }]);
    const last = { action: 'delete', noun: 'account', patient_id: cast.patient.accountId };
    const audit = await database.selectFrom('audit').selectAll().where('noun', '=', 'account').execute();
    expect(audit).toMatchObject([last]);
    await sendQueuedMails(test.context);
    expect(test.mails.map(({ to }) => to)).toEqual(['patient@example.org']);
  });

  it('keeps the rows and documents of other accounts', async () => {
    await storeMostKinds(test, cast, cast.patient);
    await storeMostKinds(test, cast, cast.otherPatient);
    await leave();
    expect((await call('GET', '/family', undefined, cast.otherPatient)).json().total).toBe(1);
    const list = (await call('GET', '/uploads', undefined, cast.otherPatient)).json();
    const file = await call('GET', `/uploads/${list.rows[0].id}/file`, undefined, cast.otherPatient);
    expect(file.body).toBe('%PDF-1.4 of patient2');
  });

  it.each([
    [{ password: 'a guess' }, REFUSED],
    [{ confirmation: 'delete' }, [{ path: 'confirmation', message: ACCOUNT_MESSAGES.deletionUnconfirmed }]],
    [{ confirmation: '' }, [{ path: 'confirmation', message: ACCOUNT_MESSAGES.deletionUnconfirmed }]],
  ])('refuses %j and keeps the account', async (body, errors) => {
    const answer = await leave(body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect((await call('GET', '/session')).statusCode).toBe(200);
  });

  it('succeeds beside concurrent requests, and leaves no document behind', async () => {
    await upload('a.pdf', '%PDF-1');
    const answers = await Promise.all([
      leave(),
      leave(),
      upload('b.pdf', '%PDF-1'),
      upload('c.pdf', '%PDF-1'),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeGreaterThan(0);
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    expect(await readdir(test.context.uploadsFolder)).toEqual([]);
  });

  it('cancels a coming appointment, and offers its timing to the waiting list', async () => {
    const wish = { service: 6, patient: 'self', appointmentDate: '2026-03-08', timing: '9:40 PM' };
    expect((await call('POST', '/appointments', wish)).statusCode).toBe(201);
    expect((await call('POST', '/waiting-list', wish, cast.otherPatient)).statusCode).toBe(201);
    await leave();
    const waiting = await call('GET', '/waiting-list', undefined, cast.otherPatient);
    expect(waiting.json().rows).toMatchObject([{ status: 'offered', offer: { timing: '9:40 PM' } }]);
    const { database } = test.context;
    expect(await database.selectFrom('bills').select('status').execute()).toEqual([{ status: 'cancelled' }]);
    const notified = await database
      .selectFrom('notifications')
      .innerJoin('accounts', 'accounts.id', 'notifications.account_id')
      .select('notifications.text')
      .where('accounts.username', '=', 'dr.kabir.demo')
      .where('notifications.kind', '=', 'cancelled')
      .execute();
    expect(notified).toEqual([{ text: expect.stringContaining('8 March 2026 does not take place') }]);
  });

  it('is refused for doctors', async () => {
    expect((await leave({ password: 'Doctor-demo-1' }, cast.treatingDoctor)).statusCode).toBe(403);
  });
});
