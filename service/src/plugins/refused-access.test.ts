import { setTimeout as wait } from 'node:timers/promises';
import { type TestApp, OUR_PAGE, signIn, startTestApp } from '../../test/test-app';
import { listEvents } from '../modules/security-log/security-log-repository';
import { REFUSAL_QUEUE_LIMITS, REFUSAL_LOG_LIMIT } from './refused-access';

let test: TestApp;
let patient: Record<string, string>;
let other: Record<string, string>;
beforeEach(async () => {
  test = await startTestApp();
  patient = await signIn(test);
  other = await signIn(test, 'patient2', 'Patient-demo-2');
});
afterEach(() => test.close());

async function refusals() {
  await test.settled();
  const events = await listEvents(test.context.database, undefined, 100);
  return events
    .filter(({ kind }) => kind === 'access-refused')
    .map(({ username, refused, browser, network }) => ({
      username,
      refused,
      browser,
      hasNetwork: network !== null,
    }));
}

async function ownMember(headers: Record<string, string>): Promise<string> {
  const member = { firstName: 'Tara', lastName: 'Demo', dob: '2015-05-05', gender: 'Female' };
  const answer = await test.call('POST', '/family', member, headers);
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

it('logs who asked for somebody else’s data, without the id of that data', async () => {
  const id = await ownMember(patient);
  expect((await test.call('GET', `/family/${id}`, undefined, other)).statusCode).toBe(404);
  expect(await refusals()).toEqual([
    { username: 'patient2', refused: '404 GET /family/:id', browser: null, hasNetwork: true },
  ]);
});

it('logs who asked for something that their role may not do', async () => {
  const browser = {
    ...patient,
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
  };
  expect((await test.call('PUT', '/doctors/me/hours', { hours: [] }, browser)).statusCode).toBe(403);
  expect(await refusals()).toMatchObject([
    { username: 'patient', refused: '403 PUT /doctors/me/hours', browser: 'Chrome on Windows' },
  ]);
});

it('logs a request that came from another site', async () => {
  const answer = await test.call('DELETE', '/session', undefined, {
    ...patient,
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.statusCode).toBe(403);
  expect(await refusals()).toEqual([
    { username: null, refused: '403 DELETE /session', browser: null, hasNetwork: true },
  ]);
});

it('logs no request that is allowed, unknown, or made without signing in', async () => {
  const id = await ownMember(patient);
  await test.call('GET', `/family/${id}`, undefined, patient);
  await test.call('GET', `/family/${id}`, undefined, OUR_PAGE);
  await test.call('GET', '/no-such-call', undefined, other);
  expect(await refusals()).toEqual([]);
});

it('limits the log entries of each account separately', async () => {
  for (let count = 0; count < REFUSAL_LOG_LIMIT.free + 5; count += 1)
    await test.call('GET', `/family/${'0'.repeat(32)}`, undefined, other);
  expect(await refusals()).toHaveLength(REFUSAL_LOG_LIMIT.free);
  await test.call('GET', `/family/${'0'.repeat(32)}`, undefined, patient);
  expect(await refusals()).toHaveLength(REFUSAL_LOG_LIMIT.free + 1);
});

it('logs a few refusals at a time, and does not count those that find the queue full', async () => {
  const { database } = test.context;
  const begin = database.transaction.bind(database);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const transactions = jest.spyOn(database, 'transaction').mockImplementation(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) => {
      await released;
      return execute(work);
    };
    return transaction;
  });
  const selects = jest.spyOn(database, 'selectFrom');
  const looksAtLimits = () => selects.mock.calls.filter(([table]) => String(table) === 'attempts');
  for (let count = 0; count < 2 * REFUSAL_LOG_LIMIT.free; count += 1)
    await test.call('GET', `/family/${'0'.repeat(32)}`, undefined, other);
  await wait(100);
  expect(transactions).toHaveBeenCalledTimes(REFUSAL_QUEUE_LIMITS.atOnce);
  release();
  await test.settled();
  const { atOnce, ofOneLane } = REFUSAL_QUEUE_LIMITS;
  expect(looksAtLimits()).toHaveLength(atOnce + ofOneLane);
  jest.restoreAllMocks();
  expect(await refusals()).toHaveLength(REFUSAL_LOG_LIMIT.free);
});

it('leaves refusals out of the account’s own list of sign-ins', async () => {
  await test.call('GET', `/family/${'0'.repeat(32)}`, undefined, other);
  expect(await refusals()).toHaveLength(1);
  const { rows } = (await test.call('GET', '/accounts/me/sign-ins', undefined, other)).json();
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['signed-in']);
});
