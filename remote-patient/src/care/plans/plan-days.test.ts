import { carePlan, planItem } from './testing/serve-plans';
import { daysOfWeek, isMarked, progressOf, sessionDays, shownWeek, weekStart, withMark } from './plan-days';

// 2 March 2026 is a Monday.
const plan = carePlan({
  validFrom: '2026-02-25',
  validTo: '2026-03-10',
  items: [
    planItem(1, { title: 'Dinner', time: '19:30' }),
    planItem(2, { title: 'Breakfast', time: '08:00' }),
    planItem(3, { title: 'Water', time: null }),
    planItem(4, { title: 'Sunday lunch', time: '13:00', days: [0] }),
  ],
});

test.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-01', '2026-02-23'],
  ['2026-03-08', '2026-03-02'],
])('the week of %s starts on %s', (date, start) => {
  expect(weekStart(date)).toBe(start);
});

test.each([
  ['today', null, '2026-03-05', '2026-03-02'],
  ['the day in the address', '2026-02-26', '2026-03-05', '2026-02-23'],
  ['today when the address has no valid date', 'tomorrow', '2026-03-05', '2026-03-02'],
  ['the first day while the plan has not begun', null, '2026-01-01', '2026-02-23'],
  ['the last day once the plan is over', null, '2026-05-01', '2026-03-09'],
  ['the last day when the address has a later one', '2027-01-01', '2026-03-05', '2026-03-09'],
])('shows the week of %s', (_what, asked, today, start) => {
  expect(shownWeek(plan, asked, today)).toBe(start);
});

test('a week has the plan’s days, with their items by time', () => {
  const days = daysOfWeek(plan, '2026-02-23');
  expect(days.map(({ date }) => date)).toEqual([
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(days.at(-1)?.items.map(({ title }) => title)).toEqual([
    'Breakfast',
    'Sunday lunch',
    'Dinner',
    'Water',
  ]);
});

test('leaves out a day without items', () => {
  const sundays = { ...plan, items: plan.items.slice(3) };
  expect(daysOfWeek(sundays, '2026-03-02').map(({ date }) => date)).toEqual(['2026-03-08']);
});

test('groups sessions by date', () => {
  const sessions = carePlan({
    kind: 'yogasession',
    items: [
      planItem(1, { date: '2026-03-12' }),
      planItem(2, { date: '2026-03-05', time: '19:00' }),
      planItem(3, { date: '2026-03-05', time: '18:00' }),
    ],
  });
  expect(sessionDays(sessions).map(({ date, items }) => [date, items.length])).toEqual([
    ['2026-03-05', 2],
    ['2026-03-12', 1],
  ]);
  expect(sessionDays(sessions)[0]?.items[0]?.time).toBe('18:00');
});

test('adds a mark once and removes it', () => {
  const mark = { itemId: plan.items[0]?.id ?? '', date: '2026-03-02' };
  const marked = withMark(withMark(plan, mark, true), mark, true);
  expect(marked.marks).toEqual([mark]);
  expect(isMarked(marked.marks, { ...mark })).toBe(true);
  expect(isMarked(marked.marks, { ...mark, date: '2026-03-03' })).toBe(false);
  expect(progressOf(marked, daysOfWeek(plan, '2026-03-02'))).toEqual({ done: 1, due: 22 });
  expect(withMark(marked, mark, false).marks).toEqual([]);
});
