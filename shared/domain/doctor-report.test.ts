import { addMonths, isMonth, type ReportWeek, totalsOf, weeksOfMonth } from './doctor-report';

it('divides a month into weeks from Monday to Sunday', () => {
  // March 2026 begins on a Sunday.
  expect(weeksOfMonth('2026-03')).toEqual([
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-08' },
    { from: '2026-03-09', to: '2026-03-15' },
    { from: '2026-03-16', to: '2026-03-22' },
    { from: '2026-03-23', to: '2026-03-29' },
    { from: '2026-03-30', to: '2026-03-31' },
  ]);
  expect(weeksOfMonth('2027-02')).toHaveLength(4);
});

it.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', 0, '2026-03'],
])('%s and %i months is %s', (month, months, result) => {
  expect(addMonths(month, months)).toBe(result);
});

it.each(['2026-00', '2026-13', '2026-3', '26-03', '2026-03-01', ''])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});

it('sums the weeks, the most frequent service first', () => {
  const week = (service: string, visits: number): ReportWeek => ({
    from: '2026-03-02',
    to: '2026-03-08',
    services: [{ service, visits }],
    outcomes: { kept: visits, missed: 1, cancelled: 0, open: 2, moved: 1 },
    timings: { offered: 10, used: visits },
    money: { billed: 300, received: 100 },
  });
  expect(totalsOf([week('Kids care', 1), week('Consultation', 2), week('Kids care', 3)])).toEqual({
    services: [
      { service: 'Kids care', visits: 4 },
      { service: 'Consultation', visits: 2 },
    ],
    outcomes: { kept: 6, missed: 3, cancelled: 0, open: 6, moved: 3 },
    timings: { offered: 30, used: 6 },
    money: { billed: 900, received: 300 },
  });
});
