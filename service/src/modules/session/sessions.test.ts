import { type TestApp, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const signIn = () => test.call('POST', '/session', { username: 'patient', password: 'Patient-demo-1' });

it('ends the least recently used session when an account has more than 50 sessions', async () => {
  const cookieOfNewSession = async () => String((await signIn()).headers['set-cookie']).split(';')[0] ?? '';
  const isSignedIn = async (cookie: string) =>
    (await test.call('GET', '/session', undefined, { cookie })).statusCode === 200;
  const [first, second] = [await cookieOfNewSession(), await cookieOfNewSession()];
  test.passMinutes(2);
  expect(await isSignedIn(first)).toBe(true);
  for (let more = 0; more < 49; more += 1) await cookieOfNewSession();
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
});
