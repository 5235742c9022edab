import { type TestApp, startTestApp } from '../../test/test-app';
import { sweep } from '../housekeeping';
import { type Limit, countAttempt, delaySeconds } from './rate-limits';

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
