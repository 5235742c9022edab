import { startTestApp, type TestApp } from '../../../test/test-app';
import { findAccountByLogin } from '../accounts/account-repository';
import { lockedApps, warnOfLockedApps } from './locked-apps';
import { putTotp } from './second-factor-repository';
import { sealKey } from './totp';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const OTHER_KEY = Buffer.alloc(32, 8);

async function addApp(username: string, secret: Buffer): Promise<void> {
  const account = await findAccountByLogin(test.context.database, username);
  const account_id = account?.id ?? '';
  const sealed_key = sealKey({ ...test.context, secret }, account_id, 'JBSWY3DPEHPK3PXP');
  const created_at = test.context.now().toISOString();
  await putTotp(test.context.database, { account_id, sealed_key, last_step: 0, created_at });
}

async function warnings(): Promise<unknown[][]> {
  const given: unknown[][] = [];
  await warnOfLockedApps(test.context, { warn: (...words: unknown[]) => void given.push(words) });
  return given;
}

it('warns of nothing while the service’s key opens the key of every authenticator app', async () => {
  await addApp('doctor', test.context.secret);
  expect([await lockedApps(test.context), await warnings()]).toEqual([[], []]);
});

it('names and counts the accounts whose authenticator apps need another key of the service', async () => {
  await addApp('desk', OTHER_KEY);
  await addApp('doctor', test.context.secret);
  await addApp('patient', OTHER_KEY);
  expect(await lockedApps(test.context)).toEqual(['desk', 'patient']);
  expect(await warnings()).toEqual([[{ accounts: 2 }, expect.stringMatching(/^service\.key does not open/)]]);
});
