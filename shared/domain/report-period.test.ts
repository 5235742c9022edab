import {
  calendarPeriodOf,
  daysIn,
  lastDayOf,
  periodAround,
  periodBefore,
  periodInWords,
  shiftPeriod,
  stepInWords,
  stepOf,
  stepsIn,
} from './report-period';

const march = { from: '2026-03-01', to: '2026-03-31' };
const quarter = { from: '2026-01-01', to: '2026-03-31' };
const year = { from: '2026-01-01', to: '2026-12-31' };
const days = { from: '2026-03-03', to: '2026-03-17' };

test.each([
  ['month', '2024-02-29', { from: '2024-02-01', to: '2024-02-29' }],
  ['quarter', '2026-12-31', { from: '2026-10-01', to: '2026-12-31' }],
  ['quarter', '2026-02-10', quarter],
  ['year', '2026-07-01', year],
] as const)('finds the %s around %s', (kind, date, expected) => {
  expect(periodAround(kind, date)).toEqual(expected);
  expect(calendarPeriodOf(expected)).toBe(kind);
});

test('days that are not a whole month, quarter or year are no calendar period', () => {
  expect(calendarPeriodOf(days)).toBeUndefined();
  expect(calendarPeriodOf({ from: '2026-03-01', to: '2026-03-30' })).toBeUndefined();
});

test.each([
  [march, -1, { from: '2026-02-01', to: '2026-02-28' }],
  [march, 10, { from: '2027-01-01', to: '2027-01-31' }],
  [quarter, -1, { from: '2025-10-01', to: '2025-12-31' }],
  [year, 1, { from: '2027-01-01', to: '2027-12-31' }],
  [days, -1, { from: '2026-02-16', to: '2026-03-02' }],
])('shifts %j by %d', (period, by, expected) => {
  expect(shiftPeriod(period, by)).toEqual(expected);
});

test('a period that is over is compared with the whole period before it', () => {
  expect(lastDayOf(march, '2026-04-01')).toBe('2026-03-31');
  expect(lastDayOf(march, '2026-03-31')).toBe('2026-03-31');
  expect(periodBefore(march, '2026-04-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('a current period ends today, and is compared with as many days of the period before it', () => {
  expect(lastDayOf(march, '2026-03-02')).toBe('2026-03-02');
  expect(periodBefore(march, '2026-03-02')).toEqual({ from: '2026-02-01', to: '2026-02-02' });
  expect(periodBefore(march, '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(lastDayOf(march, '2026-02-02')).toBe('2026-03-31');
});

test('the steps are days, weeks or months, and cover the period', () => {
  expect([stepOf(march), stepOf(quarter), stepOf(year)]).toEqual(['day', 'week', 'month']);
  expect(stepsIn(days)).toHaveLength(15);
  expect(stepsIn(quarter).slice(0, 2)).toEqual([
    { from: '2026-01-01', to: '2026-01-04' },
    { from: '2026-01-05', to: '2026-01-11' },
  ]);
  expect(stepsIn(year).at(-1)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  for (const period of [march, quarter, year, days]) {
    expect(stepsIn(period).reduce((sum, step) => sum + daysIn(step), 0)).toBe(daysIn(period));
  }
});

test.each([
  [march, 'March 2026'],
  [quarter, 'January to March 2026'],
  [year, '2026'],
  [days, '3 to 17 March 2026'],
  [{ from: '2026-02-28', to: '2026-03-02' }, '28 February to 2 March 2026'],
  [{ from: '2025-12-30', to: '2026-01-02' }, '30 December 2025 to 2 January 2026'],
  [{ from: '2026-03-02', to: '2026-03-02' }, '2 March 2026'],
])('writes %j in words', (period, words) => {
  expect(periodInWords(period)).toBe(words);
});

test('writes steps in short words', () => {
  expect(stepInWords({ from: '2026-03-02', to: '2026-03-08' }, 'week')).toBe('2 to 8 Mar');
  expect(stepInWords({ from: '2026-03-30', to: '2026-04-05' }, 'week')).toBe('30 Mar to 5 Apr');
  expect(stepInWords({ from: '2026-03-02', to: '2026-03-02' }, 'day')).toBe('2 Mar');
  expect(stepInWords(march, 'month')).toBe('Mar 2026');
});
