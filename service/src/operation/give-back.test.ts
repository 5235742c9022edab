import type { Cast } from '../../test/cast';
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

it('gives an account whose address a thief has changed back to its owner', async () => {
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

  await test.settled();
  const mail = test.mails.at(-1);
  expect(mail?.to).toBe(email);
  const token = /#password=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const choose = { token, password: 'a quiet river bank' };
  expect((await test.call('POST', '/accounts/reset-password', choose)).statusCode).toBe(200);
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
