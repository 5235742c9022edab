import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { ROLE } from '@nivara/shared/contracts/session';
import { sendQueuedMails } from '../../mail/mail-queue';
import { type Cast, type Person, addPatient } from '../../../test/cast';
import { inLetters } from '../../../test/in-letters';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PASSWORD = 'Patient-demo-1';

const send = (method: 'GET' | 'POST' | 'PATCH', path = '', body?: object, headers = cast.patient.headers) =>
  test.call(method, `/accounts/me${path}`, body, headers);

const mailsTo = async (address: string) => {
  await sendQueuedMails(test.context);
  return test.mails.filter(({ to }) => to === address);
};

const problem = (answer: { statusCode: number; json: () => { errors: object[] } }) => [
  answer.statusCode,
  answer.json().errors,
];

describe('one’s own account', () => {
  it('is shown to patients and doctors', async () => {
    expect((await send('GET')).json()).toEqual({
      username: 'patient',
      name: 'Demo Patient',
      email: 'patient@example.org',
      role: ROLE.patient,
      createdAt: '2026-03-02T04:30:00.000Z',
    });
    const doctor = await send('GET', '', undefined, cast.treatingDoctor.headers);
    expect(doctor.json()).toMatchObject({ username: 'doctor', role: ROLE.doctor });
  });

  it('shows a changed name at once, and refuses an empty name and another role', async () => {
    const answer = await send('PATCH', '', { name: ' Asha Rao ' });
    expect(answer.json()).toMatchObject({ name: 'Asha Rao', username: 'patient' });
    await send('PATCH', '', { name: 'Asha Rao' });
    const audited = await test.context.database
      .selectFrom('audit')
      .select('noun')
      .where('noun', '=', 'account')
      .execute();
    expect(audited).toHaveLength(1);
    const session = await test.call('GET', '/session', undefined, cast.patient.headers);
    expect(session.json().user.UserFullName).toBe('Asha Rao');
    expect(problem(await send('PATCH', '', { name: ' ' }))).toEqual([
      422,
      [{ path: 'name', message: ACCOUNT_MESSAGES.nameRequired }],
    ]);
    expect((await send('PATCH', '', { role: 2 })).statusCode).toBe(422);
  });
});

describe('a new e-mail address', () => {
  const change = (email: string, password = PASSWORD, headers = cast.patient.headers) =>
    send('POST', '/email', { email, password }, headers);

  const tokenIn = async (address: string) =>
    /#email=([\w-]{43})\n/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1] ?? '';
  const confirm = (token: string) => test.call('POST', '/accounts/confirm-email', { token });

  it('replaces the old one once it is confirmed, with a mail to each', async () => {
    expect((await change(' Asha@Example.org ')).statusCode).toBe(202);
    expect((await send('GET')).json().email).toBe('patient@example.org');
    expect(await mailsTo('patient@example.org')).toEqual([]);
    const answer = await confirm(await tokenIn('asha@example.org'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: 'asha@example.org' }]);
    expect(await mailsTo('patient@example.org')).toHaveLength(1);
    expect(await mailsTo('asha@example.org')).toHaveLength(2);
    await expect(signIn(test, 'asha@example.org', PASSWORD)).resolves.toBeDefined();
    await expect(signIn(test, 'patient@example.org', PASSWORD)).rejects.toThrow('not right');
  });

  it('is confirmed once, and only within the hour', async () => {
    await change('asha@example.org');
    const first = await tokenIn('asha@example.org');
    test.passMinutes(60);
    expect((await confirm(first)).statusCode).toBe(410);
    await change('asha@example.org', PASSWORD, await signIn(test, 'patient', PASSWORD));
    const second = await tokenIn('asha@example.org');
    const answers = await Promise.all([1, 2, 3].map(() => confirm(second)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  });

  /** Stores a name with a link in it, as was possible before names were checked for links. */
  const renameTo = (name: string) =>
    test.context.database
      .updateTable('accounts')
      .set({ name })
      .where('id', '=', cast.patient.accountId)
      .execute();

  it('gets a mail that says nothing about the account’s holder before it is confirmed', async () => {
    await renameTo('Visit evil.example now');
    await change('stranger@example.org');
    const [mail] = await mailsTo('stranger@example.org');
    expect(mail?.text).not.toMatch(/evil|Visit|patient/i);
  });

  it('is announced with a greeting that no mail program turns into a link', async () => {
    await renameTo('Visit evil.example now');
    await change('asha@example.org');
    await confirm(await tokenIn('asha@example.org'));
    expect((await mailsTo('patient@example.org'))[0]?.text).toContain('Hello Visit evil. example now,');
  });

  it('ends the links that went to the old address', async () => {
    await test.call('POST', '/accounts/forgot-password', { email: 'patient@example.org' });
    await test.settled();
    const token = /#password=([\w-]+)/.exec(test.mails[0]?.text ?? '')?.[1];
    await change('asha@example.org');
    await confirm(await tokenIn('asha@example.org'));
    const reset = await test.call('POST', '/accounts/reset-password', { token, password: 'a quiet river' });
    expect(reset.statusCode).toBe(410);
  });

  it('is answered in the same way when it belongs to somebody else, who gets a mail', async () => {
    const answers = [await change('PATIENT2@example.org'), await change('nobody@example.org')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    const [mail] = await mailsTo('patient2@example.org');
    expect(mail?.text).toContain('belongs to an account already');
    expect(mail?.text).not.toContain('#email=');
  });

  it('goes to one of two accounts that confirm it at the same moment', async () => {
    const patients = await Promise.all(
      Array.from({ length: 2 }, (_, index) => addPatient(test, `Person ${inLetters(index)}`)),
    );
    const tokens = [];
    for (const { headers } of patients) {
      await change('wanted@example.org', 'a quiet river', headers);
      tokens.push(await tokenIn('wanted@example.org'));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  it('can be requested five times by one account, and at most twice for the same address', async () => {
    const statuses = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await change(`stranger${count}@example.org`)).statusCode);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    const other = (email: string) => change(email, 'Patient-demo-2', cast.otherPatient.headers);
    const others = [];
    for (let count = 0; count < 3; count += 1) others.push((await other('stranger0@example.org')).statusCode);
    expect(others).toEqual([202, 202, 429]);
  });

  it('can be requested three times for one mailbox by all accounts of one network together', async () => {
    const from = (host: number, { headers }: Person) => ({
      ...headers,
      'x-forwarded-for': `203.0.113.${host}`,
    });
    const third = await addPatient(test, 'Mallory Ann');
    const toShared = async (password: string, headers: Person['headers']) =>
      (await change('shared@example.org', password, headers)).statusCode;
    const statuses = [];
    for (let count = 0; count < 2; count += 1)
      statuses.push(await toShared('Patient-demo-2', from(1, cast.otherPatient)));
    for (let count = 0; count < 2; count += 1) statuses.push(await toShared('a quiet river', from(1, third)));
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect(await toShared(PASSWORD, from(2, cast.patient))).toBe(202);
  });

  it('changes nothing and sends no mail when it is the account’s present one', async () => {
    expect((await change('patient@example.org')).statusCode).toBe(202);
    expect(await mailsTo('patient@example.org')).toEqual([]);
  });

  it('requires the password', async () => {
    expect(problem(await change('asha@example.org', 'a guess'))).toEqual([
      422,
      [{ path: 'password', message: ACCOUNT_MESSAGES.currentPasswordWrong }],
    ]);
  });
});

describe('a new password', () => {
  const change = (password: string, currentPassword = PASSWORD, headers = cast.patient.headers) =>
    send('POST', '/password', { currentPassword, password }, headers);

  it('ends all other sessions, with a mail and a notification', async () => {
    const phone = await signIn(test, 'patient', PASSWORD);
    expect((await change('a quiet river')).statusCode).toBe(204);
    expect((await send('GET')).statusCode).toBe(200);
    expect((await send('GET', '', undefined, phone)).statusCode).toBe(401);
    expect((await send('GET', '', undefined, cast.otherPatient.headers)).statusCode).toBe(200);
    await expect(signIn(test, 'patient', 'a quiet river')).resolves.toBeDefined();
    await expect(signIn(test, 'patient', PASSWORD)).rejects.toThrow('not right');
    expect(await mailsTo('patient@example.org')).toHaveLength(1);
    const notifications = await test.context.database.selectFrom('notifications').select('kind').execute();
    expect(notifications).toEqual([{ kind: 'account' }]);
  });

  it.each([
    ['short', ACCOUNT_MESSAGES.passwordTooShort],
    ['password1', ACCOUNT_MESSAGES.passwordCommon],
    ['patient@example.org', ACCOUNT_MESSAGES.passwordPersonal],
    ['aaaaaaaaaa', ACCOUNT_MESSAGES.passwordRegular],
  ])('is refused by the rules of the sign-up form: %s', async (password, message) => {
    expect(problem(await change(password))).toEqual([422, [{ path: 'password', message }]]);
  });

  it('cannot be set by guessing the current one', async () => {
    const wrong = [{ path: 'currentPassword', message: ACCOUNT_MESSAGES.currentPasswordWrong }];
    for (let count = 0; count < 5; count += 1) {
      expect(problem(await change('a quiet river', `guess ${count}`))).toEqual([422, wrong]);
    }
    const blocked = await change('a quiet river');
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '30']);
    // The guesses count everywhere else too.
    expect((await send('POST', '/email', { email: 'x@example.org', password: PASSWORD })).statusCode).toBe(
      429,
    );
    test.passMinutes(0.6);
    expect((await change('a quiet river')).statusCode).toBe(204);
  });
});
