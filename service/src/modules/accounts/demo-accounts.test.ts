import { ROLE } from '@nivara/shared/contracts/session';
import { type TestApp, signIn, startTestApp } from '../../../test/test-app';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { addDemoAccounts } from './demo-accounts';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const accounts = () => test.context.database.selectFrom('accounts').selectAll().execute();

it.each(Object.values(DEMO_ACCOUNTS))('signs $username in', async ({ username, password, role }) => {
  const browser = await signIn(test, username, password);
  const { user } = (await test.call('GET', '/session', undefined, browser)).json();
  expect(user).toMatchObject({ UserName: username, M_RoleID: role });
  expect(user.UserFullName).toMatch(/Demo|Sample/);
});

it('the demo accounts are two patients, two doctors and a desk', () => {
  expect(Object.values(DEMO_ACCOUNTS).map(({ role }) => role)).toEqual([
    ROLE.patient,
    ROLE.patient,
    ROLE.doctor,
    ROLE.doctor,
    ROLE.desk,
  ]);
});

it('each demo account is added once by processes that start together', async () => {
  await test.context.database.deleteFrom('accounts').execute();
  await Promise.all(Array.from({ length: 3 }, () => addDemoAccounts(test.context)));
  expect((await accounts()).map(({ username }) => username).sort()).toEqual([
    'desk',
    'doctor',
    'doctor2',
    'patient',
    'patient2',
  ]);
});

it('no demo account is added to a database with accounts', async () => {
  await test.context.database.deleteFrom('accounts').where('username', '!=', 'patient2').execute();
  await addDemoAccounts(test.context);
  expect(await accounts()).toHaveLength(1);
});
