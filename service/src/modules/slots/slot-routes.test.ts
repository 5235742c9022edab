import { MOST_DAYS_AHEAD } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { type TestApp, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The tests' clinic clock is at Monday, 2 March 2026, 10:00 AM. */
const TODAY = '2026-03-02';
const TUESDAY = '2026-03-03';

const slots = async (service: number, date: string) =>
  (await test.call('GET', `/slots?service=${service}&date=${date}`)).json() as {
    timing: string;
    free: number;
  }[];

it('has 36 timings in four groups of nine, with the number of free doctors', async () => {
  const all = (await (await test.call('GET', `/slots?service=2&date=${TUESDAY}`)).json()) as {
    timeslot: string;
    timing: string;
    free: number;
  }[];
  expect(all).toHaveLength(36);
  expect(all.map(({ timeslot }) => timeslot)).toEqual(
    ['Morning', 'Afternoon', 'Evening', 'Night'].flatMap((name) => new Array<string>(9).fill(name)),
  );
  expect(all[0]).toEqual({ timeslot: 'Morning', timing: '8:00 AM', free: 2 });
  expect(all[2]).toMatchObject({ timing: '8:50 AM', free: 3 });
  expect(all[35]).toEqual({ timeslot: 'Night', timing: '11:20 PM', free: 1 });
});

it('has no free timing in the past', async () => {
  expect((await slots(2, '2026-03-01')).every(({ free }) => free === 0)).toBe(true);
  const today = await slots(2, '2026-03-02');
  expect(today.filter(({ free }) => free > 0)[0]).toMatchObject({ timing: '10:05 AM' });
});

it.each([
  ['service=5', 'date'],
  ['date=2026-03-03', 'service'],
  ['service=77&date=2026-03-03', 'service'],
  ['service=five&date=2026-03-03', 'service'],
  ['service=5&date=2026-02-30', 'date'],
  ['service=5&date=2026-03-03&x=1', 'x'],
])('?%s is refused for its %s', async (query, path) => {
  const answer = await test.call('GET', `/slots?${query}`);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});

it('ends at the last bookable day', async () => {
  const isFree = async (days: number) => (await slots(2, addDays(TODAY, days))).some(({ free }) => free > 0);
  expect([await isFree(MOST_DAYS_AHEAD), await isFree(MOST_DAYS_AHEAD + 1)]).toEqual([true, false]);
});
