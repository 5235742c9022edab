import {
  DESK_PATIENT_MESSAGES,
  type DeskPatient,
  type DeskPatientInDetail,
} from '@nivara/shared/domain/desk-patients';
import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import { FAMILY_MESSAGES } from '@nivara/shared/domain/family';
import { patientNumber } from '@nivara/shared/domain/patient';
import type { Cast } from '../../../test/cast';
import { addFamilyMember, keepPatientRecord } from '../../../test/patient-records';
import { OUR_PAGE, type TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast({ canText: true }));
});
afterEach(() => test.close());

const PHONE = '+919876543210';
const LEELA = {
  firstName: 'Leela',
  lastName: 'Joshi',
  phone: '98765 43210',
  dob: '1958-07-30',
  gender: 'Female',
};

const desk = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  test.call(method, `/desk${path}`, body, cast.desk.headers);
const make = async (values: object = LEELA) =>
  (await desk('POST', '/people', values)).json<DeskPatientInDetail>();
const find = async (q: string) => {
  const answer = await desk('GET', `/people?q=${encodeURIComponent(q)}`);
  return answer.json<{ rows: DeskPatient[]; total: number }>();
};
const refusal = async (values: object) => {
  const answer = await desk('POST', '/people', { ...LEELA, ...values });
  return [answer.statusCode, ...(answer.json<{ errors: object[] }>().errors ?? [])];
};
const book = async (patient: string) =>
  (
    await desk('POST', '/appointments', {
      service: 2,
      patient,
      doctor: cast.treatingDoctor.accountId,
      appointmentDate: '2026-03-03',
      timing: '9:15 AM',
    })
  ).json<{ id: string }>().id;
const sendMails = async () => {
  await sendQueuedMails(test.context);
  return test.mails.map(({ to, text }) => ({ to, text }));
};

describe('finding a caller', () => {
  beforeEach(async () => {
    await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: PHONE });
    await addFamilyMember(test, cast.patient, 'Ravi Rao');
    await keepPatientRecord(test, cast.otherPatient, { name: 'Sunil Patil', phone: '+919000000001' });
  });

  it('names everybody of the family on one phone', async () => {
    const { rows, total } = await find('98765 43210');
    expect(total).toBe(2);
    expect(rows).toEqual([
      {
        id: cast.patient.accountId,
        accountId: cast.patient.accountId,
        patientId: patientNumber(cast.patient.accountId),
        name: 'Asha Rao',
        dob: null,
        age: null,
        phone: PHONE,
        familyOf: null,
        nextVisit: null,
      },
      expect.objectContaining({ name: 'Ravi Rao', familyOf: 'Asha Rao', age: 10, phone: PHONE }),
    ]);
  });

  it.each([
    ['a name', () => 'sunil'],
    ['a Patient Id', () => patientNumber(cast.otherPatient.accountId)],
    ['an e-mail address', () => 'patient2@example.org'],
  ])('is possible by %s', async (_, q) => {
    expect((await find(q())).rows.map(({ name }) => name)).toEqual(['Sunil Patil']);
  });

  it('accepts a date of birth with slashes, and shows the next appointment', async () => {
    const [ravi] = (await find('5/5/2015')).rows;
    expect(ravi?.name).toBe('Ravi Rao');
    await book(ravi?.id ?? '');
    expect((await find('ravi')).rows[0]?.nextVisit).toBe('2026-03-03');
    expect((await find('asha')).rows[0]?.nextVisit).toBeNull();
  });

  it('finds no staff', async () => {
    expect((await find('doctor')).total).toBe(0);
    expect((await desk('GET', `/people/${cast.treatingDoctor.accountId}`)).statusCode).toBe(404);
  });

  it('counts the matches beyond a full page', async () => {
    expect((await desk('GET', '/people?size=1')).json()).toMatchObject({ rows: [{}], total: 3 });
  });

  it('searches the other fields for a number that is nobody’s phone', async () => {
    await make({ ...LEELA, email: 'leela9123456789@example.org' });
    expect((await find('91234 56789')).rows.map(({ name }) => name)).toEqual(['Leela Joshi']);
  });

  it.each(['name', 'dob', 'patientId', 'phone', 'nextVisit'])('accepts sorting by %s', async (column) => {
    expect((await desk('GET', `/people?sort=-${column}`)).json().total).toBe(3);
  });
});

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

  it('is refused with a wrong or a foreign field', async () => {
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

it('shows a patient’s appointments, bills and messages of the contact form', async () => {
  const leela = await make();
  const id = await book(leela.id);
  await test.call('POST', '/messages', {
    firstName: 'Leela',
    lastName: 'Joshi',
    email: 'leela@example.org',
    phone: PHONE,
    message: 'When are you open?',
  });
  const seen = (await desk('GET', `/people/${leela.id}`)).json<DeskPatientInDetail>();
  expect(seen).toMatchObject({
    nextVisit: '2026-03-03',
    appointments: [{ id, doctor: 'Dr. Asha Demo' }],
    bills: [{ service: 'Consultation', amount: 80_000, status: 'unpaid' }],
    messages: [{ message: 'When are you open?' }],
  });
});
