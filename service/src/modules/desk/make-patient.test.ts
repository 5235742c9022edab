import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { DESK_PATIENT_MESSAGES } from '@nivara/shared/domain/desk-patients';
import { FAMILY_MESSAGES } from '@nivara/shared/domain/family';
import type { Cast } from '../../../test/cast';
import { LEELA, PHONE, deskPatients } from '../../../test/desk-patients';
import { OUR_PAGE, type TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast({ canText: true }));
});
afterEach(() => test.close());

const { desk, make, find, book } = deskPatients(() => ({ test, cast }));
const refusal = async (values: object) => {
  const answer = await desk('POST', '/people', { ...LEELA, ...values });
  return [answer.statusCode, ...(answer.json<{ errors: object[] }>().errors ?? [])];
};
const sendMails = async () => {
  await sendQueuedMails(test.context);
  return test.mails.map(({ to, text }) => ({ to, text }));
};

describe('a patient whom the desk adds', () => {
  it('has an account that nobody can sign in to yet', async () => {
    const leela = await make();
    expect(leela).toMatchObject({
      id: leela.accountId,
      name: 'Leela Joshi',
      dob: '1958-07-30',
      age: 67,
      phone: PHONE,
      email: null,
      signsIn: false,
      family: [],
      appointments: [],
      bills: [],
      messages: [],
    });
    for (const password of ['', ' ', 'anything at all']) {
      const answer = await test.call('POST', '/session', { username: 'leela-joshi', password }, OUR_PAGE);
      expect(answer.statusCode).toBe(password === '' ? 422 : 401);
    }
    expect(await sendMails()).toEqual([]);
  });

  it('can sign in after the link in the mail, and finds what the desk has written', async () => {
    const leela = await make({ ...LEELA, email: 'Leela@Example.org' });
    expect(leela.email).toBe('leela@example.org');
    await book(leela.id);
    const [mail] = test.mails;
    expect(mail?.to).toBe('leela@example.org');
    const token = /#password=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'a quiet river';
    const phone = '098765 43210';
    const chosen = await test.call('POST', '/accounts/reset-password', { token, password, phone });
    const { username } = chosen.json<{ username: string }>();
    expect(username).not.toMatch(/leela|joshi/);
    const session = await test.call('POST', '/session', { username, password }, OUR_PAGE);
    const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const own = { ...OUR_PAGE, cookie };
    const appointments = await test.call('GET', '/appointments', undefined, own);
    expect(appointments.json()).toMatchObject({ total: 1, rows: [{ patientName: 'Leela Joshi' }] });
    const patientRecord = await test.call('GET', '/personalDetails', undefined, own);
    expect(patientRecord.json()[0].personalDetails).toMatchObject({ ...LEELA, phone: PHONE });
    const refused = await desk('PATCH', `/people/${leela.id}`, { phone: '9000000002' });
    expect([refused.statusCode, refused.json().detail]).toEqual([409, DESK_PATIENT_MESSAGES.claimed]);
  });

  it('is not claimed by the owner of an address that the desk has mistyped', async () => {
    const { id } = await make({ ...LEELA, email: 'stranger@example.org' });
    expect(test.mails[0]?.text).not.toMatch(/Leela|Joshi/);
    const tokenOf = (mail: number) => /#password=([\w-]+)/.exec(test.mails[mail]?.text ?? '')?.[1];
    let token = tokenOf(0);
    const claim = async (phone?: string) => {
      const body = { token, password: 'a quiet river', phone };
      const answer = await test.call('POST', '/accounts/reset-password', body);
      return [answer.statusCode, ...(answer.json<{ errors?: object[] }>().errors ?? [])];
    };
    // A password with the patient's name is not refused for that reason, since the refusal would reveal the name.
    const named = { token, password: 'leela joshi', phone: '98765 43221' };
    const refused = await test.call('POST', '/accounts/reset-password', named);
    expect(refused.json().errors).toEqual([{ path: 'phone', message: ACCOUNT_MESSAGES.claimPhoneWrong }]);
    expect(await claim()).toEqual([422, { path: 'phone', message: ACCOUNT_MESSAGES.claimPhone }]);
    for (let guess = 0; guess < 4; guess += 1) {
      const wrong = [422, { path: 'phone', message: ACCOUNT_MESSAGES.claimPhoneWrong }];
      expect(await claim(`98765 4322${guess}`)).toEqual(wrong);
    }
    // After so many guesses even the right number is refused.
    expect(await claim('98765 43210')).toEqual([429]);
    const signIn = { username: 'stranger', password: 'a quiet river' };
    expect((await test.call('POST', '/session', signIn, OUR_PAGE)).statusCode).toBe(401);
    // Once the desk has corrected the address, the stranger's guesses do not keep the patient out.
    await desk('PATCH', `/people/${id}`, { email: 'leela@example.org' });
    await test.settled();
    token = tokenOf(1);
    expect((await claim('98765 43210'))[0]).toBe(200);
  });

  it('can get another phone and e-mail until they sign in, and the link goes to the new address', async () => {
    const leela = await make();
    const changed = await desk('PATCH', `/people/${leela.id}`, {
      phone: '90000 00003',
      email: 'leela@example.org',
    });
    expect(changed.json()).toMatchObject({ phone: '+919000000003', email: 'leela@example.org' });
    expect((await sendMails()).map(({ to }) => to)).toEqual(['leela@example.org']);
    const taken = await desk('PATCH', `/people/${leela.id}`, { email: 'patient@example.org' });
    expect([taken.statusCode, taken.json().errors[0].path]).toEqual([409, 'email']);
  });

  it('gets no new e-mail address once the desk account has entered thirty in an hour; other changes still work', async () => {
    const leela = await make({ ...LEELA, email: 'zero@example.org' });
    const change = async (values: object) => desk('PATCH', `/people/${leela.id}`, values);
    const answers = [];
    for (let index = 1; index <= 31; index += 1)
      answers.push((await change({ email: `stranger${index}@example.org` })).statusCode);
    expect(answers).toEqual([...Array<number>(29).fill(200), 429, 429]);
    expect(test.mails).toHaveLength(30);
    const refused = await desk('POST', '/people', { ...LEELA, email: 'another@example.org' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await change({ phone: '90000 00003' })).json()).toMatchObject({
      phone: '+919000000003',
      email: 'stranger29@example.org',
    });
    expect((await desk('POST', '/people', LEELA)).statusCode).toBe(201);
  });

  it('is not claimed by a link to an address that the desk has corrected', async () => {
    const leela = await make({ ...LEELA, email: 'stranger@example.org' });
    const token = /#password=([\w-]+)/.exec(test.mails[0]?.text ?? '')?.[1];
    await desk('PATCH', `/people/${leela.id}`, { email: 'leela@example.org' });
    const chosen = await test.call('POST', '/accounts/reset-password', { token, password: 'a quiet river' });
    expect(chosen.statusCode).toBe(410);
  });

  it('gets a random user name, which nobody is told before the account is claimed', async () => {
    const leela = await make({ ...LEELA, email: 'stranger@example.org' });
    const { username } = await test.context.database
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', leela.accountId)
      .executeTakeFirstOrThrow();
    expect(username).toMatch(/^member-[0-9a-z]{8}$/);
    await test.call('POST', '/accounts/forgot-username', { email: 'stranger@example.org' });
    await test.settled();
    const letters = test.mails.map(({ subject, text }) => subject + text);
    expect(letters).toHaveLength(2);
    for (const letter of letters) {
      expect(letter).toContain('#password=');
      expect(letter).not.toContain('#username=');
    }
  });

  it('can join the family that calls from the same phone', async () => {
    const leela = await make();
    const om = { ...LEELA, firstName: 'Om', dob: '2019-01-02', gender: 'Male', familyOf: leela.accountId };
    const made = await make(om);
    expect(made).toMatchObject({ name: 'Om Joshi', familyOf: 'Leela Joshi', accountId: leela.accountId });
    expect((await find('Joshi')).total).toBe(2);
    for (const firstName of ['A', 'B', 'C']) await make({ ...om, firstName });
    const fifth = await desk('POST', '/people', om);
    expect([fifth.statusCode, fifth.json().detail]).toEqual([409, FAMILY_MESSAGES.tooMany]);
  });

  it('is refused with an invalid, missing or unknown field, and with an e-mail address that is taken', async () => {
    const { accountId } = await make();
    const path = (name: string) => expect.objectContaining({ path: name });
    expect(await refusal({ firstName: ' ' })).toEqual([422, path('firstName')]);
    expect(await refusal({ phone: '12345' })).toEqual([422, path('phone')]);
    expect(await refusal({ dob: '2027-01-01' })).toEqual([422, path('dob')]);
    expect(await refusal({ email: 'patient@example.org' })).toEqual([409, path('email')]);
    expect(await refusal({ gender: 'Other' })).toEqual([422, path('gender')]);
    expect(await refusal({ familyOf: cast.patient.accountId })).toEqual([422, path('familyOf')]);
    expect(await refusal({ familyOf: accountId, dob: undefined })).toEqual([422, path('dob')]);
    expect(await refusal({ familyOf: accountId, gender: undefined })).toEqual([422, path('gender')]);
    expect(await refusal({ complaints: 'Cough' })).toEqual([422, path('complaints')]);
  });
});
