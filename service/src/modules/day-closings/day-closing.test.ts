import { CLOSING_MESSAGES } from '@nivara/shared/domain/day-closing';
import { TALK, billDesk } from '../../../test/bill-desk';
import type { Cast } from '../../../test/cast';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof billDesk>;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  desk = billDesk(test, cast);
});
afterEach(() => test.close());

const TODAY = '2026-03-02';
const TOMORROW = '2026-03-03';
const A_DAY = 24 * 60;

/** Signs in again, since a session does not last until the next day. */
async function nextDay() {
  test.passMinutes(A_DAY);
  cast.desk.headers = await signIn(test, 'desk', 'Desk-demo-1');
}

/** Takes 500 rupees in cash and 300 by UPI, and returns 100 in cash. */
async function trade() {
  const cash = await desk.raiseAtTheDesk([TALK]);
  await desk.pay(cash.id, 50_000);
  const upi = await desk.raiseAtTheDesk([TALK]);
  await desk.pay(upi.id, 30_000, 'upi', '300000000001');
  await desk.credit(cash.id, [{ position: 0, amount: 10_000 }]);
  await desk.refund(cash.id, 10_000);
}

it('the expected amount of each method is its payments minus its refunds', async () => {
  await trade();
  expect(await desk.closing(TODAY)).toEqual({
    date: TODAY,
    received: { cash: 50_000, card: 0, upi: 30_000 },
    refunded: { cash: 10_000, card: 0, upi: 0 },
    expected: { cash: 40_000, card: 0, upi: 30_000 },
    counted: null,
    closedAt: null,
    closedBy: null,
    note: null,
  });
});

it('a closing with a difference needs a reason, and keeps the counted amounts, the reason and who closed', async () => {
  await trade();
  const counted = { cash: 39_500, card: 0, upi: 30_000 };
  const withoutReason = await desk.close(TODAY, counted);
  expect([withoutReason.statusCode, withoutReason.json().errors]).toEqual([
    422,
    [{ path: 'note', message: CLOSING_MESSAGES.note }],
  ]);
  const closed = await desk.close(TODAY, counted, ' Five rupees short ');
  expect(closed.json()).toMatchObject({
    expected: { cash: 40_000, card: 0, upi: 30_000 },
    counted,
    closedAt: test.context.now().toISOString(),
    closedBy: 'Priya Demo',
    note: 'Five rupees short',
  });
  const again = await desk.close(TODAY, counted, 'Once more');
  expect([again.statusCode, again.json().detail]).toEqual([409, CLOSING_MESSAGES.closed]);
  const { rows } = (await desk.send('GET', '/closings')).json();
  expect(rows).toEqual([
    {
      date: TODAY,
      expected: 70_000,
      counted: 69_500,
      difference: -500,
      closedAt: test.context.now().toISOString(),
      closedBy: 'Priya Demo',
    },
  ]);
});

it('a closing needs no reason when nothing differs', async () => {
  await trade();
  expect((await desk.close(TODAY, { cash: 40_000, card: 0, upi: 30_000 })).statusCode).toBe(200);
});

it('counts later payments for the next day', async () => {
  await trade();
  await desk.close(TODAY, { cash: 40_000, card: 0, upi: 30_000 });
  const late = await desk.raiseAtTheDesk([TALK]);
  await desk.pay(late.id, 7_000);
  expect((await desk.closing(TODAY)).expected.cash).toBe(40_000);
  expect((await desk.closing(TOMORROW)).expected.cash).toBe(7_000);
  const early = await desk.close(TOMORROW, { cash: 7_000, card: 0, upi: 0 });
  expect([early.statusCode, early.json().detail]).toEqual([409, CLOSING_MESSAGES.future]);
  await nextDay();
  expect((await desk.close(TOMORROW, { cash: 7_000, card: 0, upi: 0 })).statusCode).toBe(200);
});

it('counts each payment that is made during the closing', async () => {
  const bill = await desk.raiseAtTheDesk([TALK]);
  const [closed] = await Promise.all([
    desk.close(TODAY, { cash: 0, card: 0, upi: 0 }, 'Counted early'),
    ...Array.from({ length: 10 }, () => desk.pay(bill.id, 1_000)),
  ]);
  expect(closed.statusCode).toBe(200);
  const days = await Promise.all([TODAY, TOMORROW].map((date) => desk.closing(date)));
  expect(days.reduce((sum, { expected }) => sum + expected.cash, 0)).toBe(10_000);
});

it('closes a day only once when requests are concurrent', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => desk.close(TODAY, { cash: 0, card: 0, upi: 0 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
});

it('lists open days beside closed ones, the newest first', async () => {
  await trade();
  await nextDay();
  await trade();
  await desk.close(TODAY, { cash: 40_000, card: 0, upi: 30_000 });
  const list = async (query = '') =>
    (await desk.send('GET', `/closings${query}`)).json<{
      rows: { date: string; difference: number | null }[];
    }>().rows;
  expect((await list()).map(({ date, difference }) => [date, difference])).toEqual([
    [TOMORROW, null],
    [TODAY, 0],
  ]);
  expect((await list('?sort=date')).map(({ date }) => date)).toEqual([TODAY, TOMORROW]);
});

it.each([
  [{ cash: 0, card: 0 }, 'counted.upi'],
  [{ cash: 'much', card: 0, upi: 0 }, 'counted.cash'],
  [{ cash: 0.5, card: 0, upi: 0 }, 'counted.cash'],
  [{ cash: 3_000_000_000, card: 0, upi: 0 }, 'counted.cash'],
])('refuses %j as the counted amounts', async (counted, path) => {
  const answer = await desk.close(TODAY, counted);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});

it.each(['yesterday', '2026-02-30'])('answers 404 for the day %s', async (date) => {
  expect((await desk.send('GET', `/closings/${date}`)).statusCode).toBe(404);
});
