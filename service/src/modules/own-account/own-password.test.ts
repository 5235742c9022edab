import { Secret, TOTP } from 'otpauth';
import { countAttempt } from '../../plugins/rate-limits';
import type { Cast, Person } from '../../../test/cast';
import { OUR_PAGE, type TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { NETWORK_CHECKS_LIMIT, OWN_PASSWORD_CHECKS_LIMIT } from './own-password';

const PASSWORD = 'Patient-demo-1';
const NETWORK = '203.0.113.1';
const FACTOR = '/accounts/me/second-factor';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const post = (url: string, body: object, headers = cast.patient.headers) =>
  test.call('POST', url, body, { ...headers, 'x-forwarded-for': NETWORK });

it('the password of one account is checked sixty times in a row, right or wrong, before the first delay', async () => {
  const check = ({ headers }: Person, password = PASSWORD) => post(`${FACTOR}/app`, { password }, headers);
  for (let count = 0; count < OWN_PASSWORD_CHECKS_LIMIT.free - 2; count += 1)
    await countAttempt(test.context, OWN_PASSWORD_CHECKS_LIMIT, cast.patient.accountId);
  expect((await check(cast.patient, 'a guess')).statusCode).toBe(422);
  expect((await check(cast.patient)).statusCode).toBe(200);
  const refused = await check(cast.patient);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await check(cast.otherPatient, 'Patient-demo-2')).statusCode).toBe(200);
  test.passMinutes(1);
  expect((await check(cast.patient)).statusCode).toBe(200);
});

it('the passwords of the new patients of one network are checked a hundred times a day', async () => {
  for (let count = 0; count < NETWORK_CHECKS_LIMIT.free; count += 1)
    await countAttempt(test.context, NETWORK_CHECKS_LIMIT, NETWORK);
  const change = { currentPassword: 'Patient-demo-2', password: 'a quiet river' };
  expect((await post('/accounts/me/password', change, cast.otherPatient.headers)).statusCode).toBe(429);
  const deletion = { password: 'Patient-demo-2', confirmation: 'DELETE' };
  expect((await post('/accounts/me/deletion', deletion, cast.otherPatient.headers)).statusCode).toBe(204);
  const ofKnown = { currentPassword: PASSWORD, password: 'a quiet river' };
  expect((await post('/accounts/me/password', ofKnown)).statusCode).toBe(204);
});

describe('the hashing is queued in the lane of the network', () => {
  beforeEach(() => {
    jest.spyOn(test.context.passwords, 'check');
    jest.spyOn(test.context.passwords, 'hash');
  });
  const queuedBy = () => [
    ...jest.mocked(test.context.passwords.check).mock.calls.map(([, , network]) => network),
    ...jest.mocked(test.context.passwords.hash).mock.calls.map(([, network]) => network),
  ];
  const times = (count: number) => Array<string>(count).fill(NETWORK);

  it.each([
    ['e-mail address', '/accounts/me/email', { email: 'asha@example.org', password: PASSWORD }, 202, 1],
    ['password', '/accounts/me/password', { currentPassword: PASSWORD, password: 'a quiet river' }, 204, 2],
    ['deletion', '/accounts/me/deletion', { password: PASSWORD, confirmation: 'DELETE' }, 204, 1],
    ['passkey', `${FACTOR}/passkey-options`, { password: PASSWORD }, 200, 1],
  ])('for the account’s own %s', async (_, url, body, status, count) => {
    expect((await post(url, body)).statusCode).toBe(status);
    expect(queuedBy()).toEqual(times(count));
  });

  it('for recovery codes that are made and used', async () => {
    const { setUp, key } = (await post(`${FACTOR}/app`, { password: PASSWORD })).json();
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: test.context.now().getTime(),
    });
    await post(`${FACTOR}/app/confirmation`, { setUp, code });
    expect(queuedBy()).toEqual(times(11));
    const made = (await post(`${FACTOR}/recovery-codes`, { password: PASSWORD })).json().recoveryCodes;
    expect(queuedBy()).toEqual(times(22));
    const signIn = { username: 'patient', password: PASSWORD };
    const { challenge } = (await post('/session', signIn, OUR_PAGE)).json().secondStep;
    const answer = await post('/session/second-step', { challenge, code: made[0] }, OUR_PAGE);
    expect(answer.statusCode).toBe(200);
    expect(queuedBy()).toEqual(times(24));
  });
});
