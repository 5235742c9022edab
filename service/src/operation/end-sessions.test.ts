import { type TestApp, OUR_PAGE, signIn, startTestApp } from '../../test/test-app';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { endSessions } from './end-sessions';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ staffNeedsSecondFactor: true });
});
afterEach(() => test.close());

const idOf = async (login: string) => (await findAccountByLogin(test.context.database, login))?.id;
const status = async (headers: Record<string, string>) =>
  (await test.call('GET', '/session', undefined, headers)).statusCode;

it('signs one account out in every browser, and no other account', async () => {
  const browsers = [await signIn(test), await signIn(test)];
  const other = await signIn(test, 'patient2', 'Patient-demo-2');
  expect(await endSessions(test.context, await idOf('patient'))).toBe(1);
  expect([await status(browsers[0] ?? {}), await status(browsers[1] ?? {}), await status(other)]).toEqual([
    401, 401, 200,
  ]);
});

it('signs everybody out', async () => {
  const browsers = [await signIn(test), await signIn(test, 'patient2', 'Patient-demo-2')];
  expect(await endSessions(test.context, undefined)).toBe(2);
  for (const headers of browsers) expect(await status(headers)).toBe(401);
  expect(await endSessions(test.context, undefined)).toBe(0);
});

it('lets no half-finished sign-in go on', async () => {
  const credentials = { username: 'doctor', password: 'Doctor-demo-1' };
  const first = (await test.call('POST', '/session', credentials, OUR_PAGE)).json();
  const { challenge } = first.secondStep;
  const goOn = () => test.call('POST', '/session/second-step', { challenge, code: '123456' }, OUR_PAGE);
  expect((await goOn()).statusCode).toBe(422);
  await endSessions(test.context, await idOf('doctor'));
  expect((await goOn()).statusCode).toBe(410);
});

it('records the ended sessions in the security log, which the account’s holder can read', async () => {
  await signIn(test);
  test.passMinutes(1);
  await endSessions(test.context, await idOf('patient'));
  test.passMinutes(1);
  const browser = await signIn(test);
  const { rows } = (await test.call('GET', '/accounts/me/sign-ins', undefined, browser)).json();
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
    'signed-in',
    'sessions-ended',
    'signed-in',
  ]);
});
