import { setTimeout } from 'node:timers/promises';
import { DELETION_WORD } from '@nivara/shared/domain/account';
import type { Cast } from '../../../test/cast';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { lockAccount } from '../../database/in-transaction';
import { sendQueuedMails } from '../../mail/mail-queue';
import { endSessions } from '../../operation/end-sessions';
import { sendRecoveryMail } from '../recovery/recover-account';
import { deleteRecoveryTokensOf } from '../recovery/recovery-repository';
import { setEmail } from './own-account-repository';

/** Somebody else knows the password and is signed in; the owner takes the account back. */
let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PASSWORD = 'Patient-demo-1';
const OWNERS_PASSWORD = 'a quiet river';
const THIEFS_PASSWORD = 'a loud mountain';

const asThief = (path: string, body: object) =>
  test.call('POST', `/accounts/me${path}`, body, cast.patient.headers);

async function tokenTo(address: string): Promise<string> {
  await sendQueuedMails(test.context);
  await test.settled();
  const mails = test.mails.filter(({ to }) => to === address);
  return /#(?:email|password)=([\w-]{43})\n/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

async function reset(): Promise<void> {
  await test.call('POST', '/accounts/forgot-password', { email: 'patient@example.org' });
  const token = await tokenTo('patient@example.org');
  const answer = await test.call('POST', '/accounts/reset-password', { token, password: OWNERS_PASSWORD });
  expect(answer.statusCode).toBe(200);
}

const linkToThief = async () => {
  const asked = await asThief('/email', { email: 'thief@example.org', password: PASSWORD });
  expect(asked.statusCode).toBe(202);
  return tokenTo('thief@example.org');
};
const confirmEmail = async (token: string) =>
  (await test.call('POST', '/accounts/confirm-email', { token })).statusCode;

it('a reset of the password ends a change of address that a thief began', async () => {
  const link = await linkToThief();
  expect(link).not.toBe('');
  await reset();
  expect(await confirmEmail(link)).toBe(410);
});

it.each([
  ['this account', () => cast.patient.accountId],
  ['everybody', () => undefined],
])('a change of address ends when the clinic ends the sessions of %s', async (_whose, accountId) => {
  const link = await linkToThief();
  await endSessions(test.context, accountId());
  expect(await confirmEmail(link)).toBe(410);
});

/** Resets the password while the former one is being checked. */
async function whileResetting(work: () => Promise<{ statusCode: number }>): Promise<number> {
  const { passwords } = test.context;
  const check = passwords.check.bind(passwords);
  passwords.check = async (...given) => {
    const result = await check(...given);
    passwords.check = check;
    await reset();
    return result;
  };
  return (await work()).statusCode;
}

it.each([
  ['another password', '/password', { currentPassword: PASSWORD, password: THIEFS_PASSWORD }],
  ['another address', '/email', { password: PASSWORD, email: 'thief@example.org' }],
  ['the deletion', '/deletion', { password: PASSWORD, confirmation: DELETION_WORD }],
])('refuses %s when the password is reset while the old one is checked', async (_what, path, body) => {
  expect(await whileResetting(() => asThief(path, body))).toBe(422);
  await expect(signIn(test, 'patient', OWNERS_PASSWORD)).resolves.toBeDefined();
  await expect(signIn(test, 'patient', THIEFS_PASSWORD)).rejects.toThrow('not right');
  expect(await tokenTo('thief@example.org')).toBe('');
});

it('refuses recovery codes when the password is reset while the old one is checked', async () => {
  const { database } = test.context;
  const account_id = cast.patient.accountId;
  const created_at = '2026-03-02T04:30:00.000Z';
  await database
    .insertInto('totp_factors')
    .values({ account_id, sealed_key: 'x', last_step: 0, created_at })
    .execute();
  const status = await whileResetting(() => asThief('/second-factor/recovery-codes', { password: PASSWORD }));
  expect(status).toBe(422);
  expect(await database.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
});

it('no link for a forgotten password is sent to an address that is just being changed', async () => {
  const { accountId } = cast.patient;
  let asked: Promise<void> | undefined;
  await test.context.database.transaction().execute(async (database) => {
    await lockAccount({ ...test.context, database }, accountId);
    await setEmail(database, accountId, 'new@example.org');
    await deleteRecoveryTokensOf(database, accountId);
    asked = sendRecoveryMail(test.context, 'patient@example.org', 'password');
    // On PostgreSQL the request finds the former address in this time, and then waits for the change.
    await setTimeout(100);
  });
  await asked;
  expect(test.mails).toEqual([]);
  expect(await test.context.database.selectFrom('recovery_tokens').selectAll().execute()).toEqual([]);
});
