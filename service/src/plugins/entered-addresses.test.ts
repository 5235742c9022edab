import { type TestApp, startTestApp } from '../../test/test-app';
import { conflict } from '../problems';
import { DAY_LIMIT, HOUR_LIMIT, countEnteredAddress, countEnteredPhone } from './entered-addresses';

const HOUR = 60 * 60;

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

/** Returns what the work returns, or after how many seconds a refused caller may try again. */
const enter = (who: string, work: () => Promise<string> = () => Promise.resolve('mailed')) =>
  countEnteredAddress(test.context, who, work).catch((error: { retryAfterSeconds?: number }) => {
    if (error.retryAfterSeconds === undefined) throw error;
    return error.retryAfterSeconds;
  });
const enterMany = async (who: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => enter(who)));
  return answers.filter((answer) => answer === 'mailed').length;
};

it('lets one account of the staff mail thirty entered addresses an hour, also at once, and another account too', async () => {
  expect(await enterMany('priya', 45)).toBe(HOUR_LIMIT.free);
  expect(await enter('priya')).toBe(HOUR);
  expect(await enter('meera')).toBe('mailed');
  test.passMinutes(60);
  expect(await enter('priya')).toBe('mailed');
});

it('lets one account of the staff enter sixty phone numbers an hour, whatever addresses it has entered', async () => {
  await enterMany('priya', 30);
  const enterPhones = (times: number) =>
    Promise.allSettled(
      Array.from({ length: times }, () =>
        countEnteredPhone(test.context, 'priya', () => Promise.resolve('texted')),
      ),
    );
  const first = await enterPhones(70);
  expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  test.passMinutes(60);
  expect((await enterPhones(1))[0]?.status).toBe('fulfilled');
});

it('lets one account of the staff mail 120 entered addresses a day', async () => {
  for (let hour = 0; hour < 4; hour += 1) {
    expect(await enterMany('priya', 30)).toBe(30);
    test.passMinutes(60);
  }
  expect(DAY_LIMIT.free).toBe(120);
  expect(await enter('priya')).toBe(20 * HOUR);
  test.passMinutes(20 * 60);
  expect(await enter('priya')).toBe('mailed');
});

it('does not count what is refused and mails nobody', async () => {
  const refused = () => Promise.reject(conflict('It is taken.'));
  for (let times = 0; times < 40; times += 1)
    await expect(enter('priya', refused)).rejects.toThrow('It is taken.');
  expect(await enterMany('priya', 30)).toBe(30);
});

it('says in a refusal why, and when to try again', async () => {
  await enterMany('priya', 30);
  test.passMinutes(20);
  await expect(countEnteredAddress(test.context, 'priya', () => Promise.resolve())).rejects.toMatchObject({
    status: 429,
    detail:
      'You have entered many new e-mail addresses, and the clinic mails to each. Please try again in 40 minutes.',
  });
});
