import type { Cast } from '../../test/cast';
import type { TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { twoStepCalls } from '../../test/two-step-calls';
import { findAccount } from '../modules/accounts/account-repository';
import { recordSecurity } from '../modules/security-log/security-log';
import { hasFactor } from '../modules/two-step-sign-in/first-codes';
import { LinkNotSent } from './link-not-sent';
import { removeSecondFactor } from './remove-second-factor';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { addApp } = twoStepCalls(() => ({ test, headers: cast.patient.headers }));

async function patient() {
  const account = await findAccount(test.context.database, cast.patient.accountId);
  if (!account) throw new Error('There is no such account');
  return account;
}

it('mails the owner a link to choose a password, which is valid for a day', async () => {
  await addApp();
  const account = await patient();
  await removeSecondFactor(test.context, account);
  expect(await hasFactor(test.context, account.id)).toBe(false);
  await test.settled();
  const mail = test.mails.at(-1);
  expect([mail?.to, mail?.text]).toEqual([account.email, expect.stringContaining('24 hours')]);
  expect(mail?.text).not.toContain('nothing has changed');
  const token = /#password=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  test.passMinutes(23 * 60);
  const choose = { token, password: 'a quiet river bank' };
  expect((await test.call('POST', '/accounts/reset-password', choose)).statusCode).toBe(200);
});

it('says, when the mail fails, that the second step is gone and how the owner signs in', async () => {
  await addApp();
  const account = await patient();
  const send = () => Promise.reject(new Error('The mail server did not take a mail (EAUTH 535).'));
  const removal = removeSecondFactor({ ...test.context, mailer: { ...test.context.mailer, send } }, account);
  await expect(removal).rejects.toThrow(LinkNotSent);
  await expect(removal).rejects.toThrow(/no second step any more, but .*\(EAUTH 535\).*“Forgot Password”/);
  expect(await hasFactor(test.context, account.id)).toBe(false);
});

it('asks for the address when it was changed lately, since it may be that of a thief', async () => {
  await addApp();
  const account = await patient();
  await recordSecurity(test.context, { kind: 'email-changed', accountId: account.id });
  await expect(removeSecondFactor(test.context, account)).rejects.toThrow('was changed lately');
  expect(await hasFactor(test.context, account.id)).toBe(true);
  await removeSecondFactor(test.context, account, account.email);
  expect(await hasFactor(test.context, account.id)).toBe(false);
});

it('changes nothing of an account without a second step, such as one that nobody has claimed yet', async () => {
  const { password_hash } = await patient();
  await expect(removeSecondFactor(test.context, await patient())).rejects.toThrow('has no second step');
  expect((await patient()).password_hash).toBe(password_hash);
});
