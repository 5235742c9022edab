import { type TestApp, startTestApp } from '../../test/test-app';
import { sweep } from '../housekeeping';
import { type Limit, countAttempt, delaySeconds, forgetAttempts, uncountAttempt } from './rate-limits';

const LIMIT: Limit = {
  name: 'test',
  free: 3,
  firstDelaySeconds: 10,
  longestDelaySeconds: 60,
  forgetAfterSeconds: 3600,
};

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const attempt = (who = 'somebody') =>
  countAttempt(test.context, LIMIT, who).then(
    () => 'counted',
    (error: { retryAfterSeconds: number }) => error.retryAfterSeconds,
  );

it('doubles the delay up to its maximum', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 2000].map((count) => delaySeconds(LIMIT, count))).toEqual([
    0, 0, 10, 20, 40, 60, 60, 60,
  ]);
});

it('returns the remaining delay', async () => {
  for (let count = 0; count < 3; count += 1) expect(await attempt()).toBe('counted');
  expect(await attempt()).toBe(10);
  test.passMinutes(4 / 60);
  expect(await attempt()).toBe(6);
  test.passMinutes(6 / 60);
  expect(await attempt()).toBe('counted');
  expect(await attempt()).toBe(20);
});

it('counts concurrent attempts one by one', async () => {
  const results = await Promise.all(Array.from({ length: 30 }, () => attempt()));
  expect(results.filter((result) => result === 'counted')).toHaveLength(3);
});

it('refuses a blocked attempt without a transaction, which would wait for the lock of the row', async () => {
  for (let count = 0; count < 3; count += 1) await attempt();
  const transactions = jest.spyOn(test.context.database, 'transaction');
  expect(await attempt()).toBe(10);
  expect(transactions).not.toHaveBeenCalled();
  transactions.mockRestore();
});

it('counts each subject separately', async () => {
  for (let count = 0; count < 3; count += 1) await attempt('one');
  expect(await attempt('other')).toBe('counted');
});

it('deletes old rows', async () => {
  await attempt();
  test.passMinutes(23 * 60);
  await attempt('other');
  test.passMinutes(2 * 60);
  await sweep(test.context);
  expect(await test.context.database.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
});

describe('the IPv6 networks of one internet customer', () => {
  const subnet = (number: number, customer = 5) => `2001:db8:${customer}:${number.toString(16)}::/64`;
  /** Twelve are four times the limit of one network. */
  const attemptTwelve = async (subject: (number: number) => string) => {
    const results = [];
    for (let number = 0; number < 12; number += 1) results.push(await attempt(subject(number)));
    return results;
  };
  const ALL_COUNTED = Array<string>(12).fill('counted');

  it('have four times the limit of one network', async () => {
    expect(await attemptTwelve(subnet)).toEqual(ALL_COUNTED);
    expect(await attempt(subnet(12))).toBe(10);
    expect(await attempt(subnet(12, 6))).toBe('counted');
    test.passMinutes(10 / 60);
    expect(await attempt(subnet(13))).toBe('counted');
  });

  it('are counted together for each name', async () => {
    expect(await attemptTwelve((number) => `${subnet(number)} asha`)).toEqual(ALL_COUNTED);
    expect(await attempt(`${subnet(12)} asha`)).toBe(10);
    expect(await attempt(`${subnet(12)} mira`)).toBe('counted');
  });

  it('have no refused attempt counted against their limit', async () => {
    for (let count = 0; count < 3; count += 1) await attempt(subnet(0));
    for (let count = 0; count < 20; count += 1) expect(await attempt(subnet(0))).toBe(10);
    const others = await attemptTwelve((number) => subnet(number + 1));
    expect(others).toEqual([...ALL_COUNTED.slice(3), 10, 10, 10]);
    for (let count = 0; count < 3; count += 1) expect(await attempt(subnet(20))).toBe(10);
    await uncountAttempt(test.context, LIMIT, subnet(21));
    expect(await attempt(subnet(20))).toBe('counted');
  });

  it('have successful attempts taken off their count', async () => {
    for (let number = 0; number < 30; number += 1) {
      expect(await attempt(subnet(number))).toBe('counted');
      await uncountAttempt(test.context, LIMIT, subnet(number));
    }
    await attemptTwelve((number) => `${subnet(number)} asha`);
    await forgetAttempts(test.context, LIMIT, `${subnet(3)} asha`);
    expect(await attempt(`${subnet(12)} asha`)).toBe('counted');
  });
});
