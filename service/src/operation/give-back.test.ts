import { ACCOUNT_MESSAGES } from '@nivara/shared/domain/account';
import type { Cast } from '../../test/cast';
import { registration } from '../../test/registration';
import { OUR_PAGE, type TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { twoStepCalls } from '../../test/two-step-calls';
import { findAccount, setPasswordHash } from '../modules/accounts/account-repository';
import { NO_PASSWORD } from '../modules/accounts/unclaimed-account';
import { setEmail } from '../modules/own-account/own-account-repository';
import { hasFactor } from '../modules/two-step-sign-in/first-codes';
import { giveBack } from './give-back';
import { removeStaff } from './remove-staff';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { addApp } = twoStepCalls(() => ({ test, headers: cast.patient.headers }));

const PASSWORD = 'a quiet river bank';
async function lastToken(): Promise<string | undefined> {
  await test.settled();
  return /#password=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
}
async function choose(token: string | undefined, phone?: string) {
  const answer = await test.call('POST', '/accounts/reset-password', { token, password: PASSWORD, phone });
  return [answer.statusCode, ...(answer.json<{ errors?: object[] }>().errors ?? [])];
}
const ASKED = [422, { path: 'phone', message: ACCOUNT_MESSAGES.claimPhone }];
const WRONG = [422, { path: 'phone', message: ACCOUNT_MESSAGES.claimPhoneWrong }];

it('gives an account back to its owner after a thief has changed its address', async () => {
  const { accountId: id, headers } = cast.patient;
  const { database } = test.context;
  const { email = '' } = (await findAccount(database, id)) ?? {};
  await addApp();
  await setEmail(database, id, 'thief@example.com');
  await giveBack(test.context, { id, username: 'patient' }, email.toUpperCase());

  expect(await hasFactor(test.context, id)).toBe(false);
  expect((await test.call('GET', '/session', undefined, headers)).statusCode).toBe(401);
  const known = { username: 'patient', password: 'Patient-demo-1' };
  expect((await test.call('POST', '/session', known, OUR_PAGE)).statusCode).toBe(401);

  const token = await lastToken();
  expect(test.mails.at(-1)?.to).toBe(email);
  expect(test.mails.at(-1)?.text).not.toContain('Demo Patient');
  expect(await choose(token)).toEqual([200]);
});

describe('an account with a phone number', () => {
  const MISTYPED = 'stranger@example.com';
  beforeEach(async () => {
    const patientRecord = { ...registration, status: 'complete' };
    const kept = await test.call('POST', '/personalDetails', patientRecord, cast.patient.headers);
    expect(kept.statusCode).toBe(201);
    await giveBack(test.context, { id: cast.patient.accountId, username: 'patient' }, MISTYPED);
  });

  it('is opened by the link only together with that number', async () => {
    const token = await lastToken();
    expect(await choose(token)).toEqual(ASKED);
    expect(await choose(token, '98765 43211')).toEqual(WRONG);
    expect(await choose(token, registration.personalDetails.phone)).toEqual([200]);
    const session = await test.call(
      'POST',
      '/session',
      { username: 'patient', password: PASSWORD },
      OUR_PAGE,
    );
    expect(session.statusCode).toBe(200);
  });

  it('names nobody in its mails, and asks for the number with every further link to a mistyped address', async () => {
    const token = await lastToken();
    expect(test.mails.at(-1)?.to).toBe(MISTYPED);
    expect(test.mails.at(-1)?.text).not.toMatch(/Demo|Asha|Rao/);
    for (const forgotten of ['password', 'username']) {
      await test.call('POST', `/accounts/forgot-${forgotten}`, { email: MISTYPED }, OUR_PAGE);
      const another = await lastToken();
      expect(another).not.toBe(token);
      expect(test.mails.at(-1)?.text).not.toMatch(/Demo|Asha|Rao/);
      expect(await choose(another)).toEqual(ASKED);
    }
  });

  it('gets the right address from the desk, which ends the link to the mistyped one', async () => {
    const token = await lastToken();
    const path = `/desk/people/${cast.patient.accountId}`;
    const changed = await test.call('PATCH', path, { email: 'owner@example.com' }, cast.desk.headers);
    expect(changed.statusCode).toBe(200);
    expect(await choose(token, registration.personalDetails.phone)).toEqual([410]);
    const another = await lastToken();
    expect(test.mails.at(-1)?.to).toBe('owner@example.com');
    expect(await choose(another, registration.personalDetails.phone)).toEqual([200]);
  });
});

it('asks a doctor for no number, since the clinic has none of theirs', async () => {
  const { accountId: id } = cast.treatingDoctor;
  await giveBack(test.context, { id, username: 'doctor' }, 'doctor.at.home@example.com');
  expect(await choose(await lastToken())).toEqual([200]);
});

it('opens no account of somebody who has left the staff, nor one that nobody has claimed yet', async () => {
  const { database } = test.context;
  const doctor = await findAccount(database, cast.treatingDoctor.accountId);
  if (!doctor) throw new Error('There is no such account');
  await removeStaff(test.context, doctor);
  await expect(giveBack(test.context, doctor, 'doctor@example.com')).rejects.toThrow('has left the staff');

  const { accountId: id } = cast.patient;
  await setPasswordHash(database, id, NO_PASSWORD);
  const unclaimed = giveBack(test.context, { id, username: 'patient' }, 'owner@example.com');
  await expect(unclaimed).rejects.toThrow('has no password yet');
  for (const each of [doctor.id, id])
    expect((await findAccount(database, each))?.password_hash).toBe(NO_PASSWORD);
});

it.each([
  ['patient2@example.org', 'Another account has'],
  ['nonsense', 'is no e-mail address'],
])('changes nothing for the address %s', async (email, reason) => {
  const { accountId: id, headers } = cast.patient;
  await expect(giveBack(test.context, { id, username: 'patient' }, email)).rejects.toThrow(reason);
  expect((await test.call('GET', '/session', undefined, headers)).statusCode).toBe(200);
});
