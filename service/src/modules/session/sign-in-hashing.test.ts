import { QUICK_COST } from '../../../test/quick-cost';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { ProblemError } from '../../problems';
import { PasswordHasher } from '../../security/password-hasher';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const signIn = (password: string) => test.call('POST', '/session', { username: 'patient', password });

it('hashes the password for an unknown user name too', async () => {
  const checked: (string | undefined)[] = [];
  class WatchedHasher extends PasswordHasher {
    override check(password: string, stored: string | undefined, network?: string) {
      checked.push(stored);
      return super.check(password, stored, network);
    }
  }
  const watched = await startTestApp({ passwords: new WatchedHasher(QUICK_COST) });
  await watched.call('POST', '/session', { username: 'nobody', password: 'wrong one' });
  await watched.call('POST', '/session', { username: 'patient', password: 'wrong one' });
  expect(checked).toEqual([undefined, expect.stringMatching(/^scrypt\$16\$/)]);
  await watched.close();
});

it.each([
  ['', false],
  [' and a second step follows', true],
])('refuses the old password when it changes during the check%s', async (_, staffNeedsSecondFactor) => {
  const racing = await startTestApp({ staffNeedsSecondFactor });
  const { database, passwords } = racing.context;
  const changed = await passwords.hash('a quiet river');
  const check = passwords.check.bind(passwords);
  passwords.check = async (...given) => {
    const result = await check(...given);
    await database.updateTable('accounts').set({ password_hash: changed }).execute();
    return result;
  };
  const late = await racing.call('POST', '/session', { username: 'desk', password: 'Desk-demo-1' });
  expect(late.statusCode).toBe(401);
  expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('second_factor_challenges').selectAll().execute()).toEqual([]);
  await racing.close();
});

it('accepts two concurrent sign-ins that both hash the password again', async () => {
  const costlier = new PasswordHasher({ n: 32, r: 8, p: 1 });
  test.context.passwords.check = costlier.check.bind(costlier);
  test.context.passwords.hash = costlier.hash.bind(costlier);
  const both = await Promise.all([signIn('Patient-demo-1'), signIn('Patient-demo-1')]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('hashes the right password again at sign-in when the cost has risen', async () => {
  const hashOfPatient = async () =>
    (
      await test.context.database
        .selectFrom('accounts')
        .select('password_hash')
        .where('username', '=', 'patient')
        .executeTakeFirstOrThrow()
    ).password_hash;
  const costlier = new PasswordHasher({ n: 32, r: 8, p: 1 });
  test.context.passwords.check = costlier.check.bind(costlier);
  test.context.passwords.hash = costlier.hash.bind(costlier);
  await signIn('wrong one');
  expect(await hashOfPatient()).toMatch(/^scrypt\$16\$/);
  expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
  const rehashed = await hashOfPatient();
  expect(rehashed).toMatch(/^scrypt\$32\$/);
  expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
  expect(await hashOfPatient()).toBe(rehashed);
});

it('counts no wrong password for a check that the full queue refuses', async () => {
  const { passwords } = test.context;
  const check = passwords.check.bind(passwords);
  passwords.check = () => Promise.reject(new ProblemError(503, 'The service is busy.'));
  for (let tries = 0; tries < 12; tries += 1) expect((await signIn('Patient-demo-1')).statusCode).toBe(503);
  passwords.check = check;
  expect((await signIn('Patient-demo-1')).statusCode).toBe(200);
});
