import { chartScale, niceValues } from './chart-scale';

const at = (day: number, value: number) => ({ at: `2026-03-0${day}T03:00:00.000Z`, value });

test('places values by time, the first at the left edge and the last at the right', () => {
  const { points } = chartScale({ points: [at(1, 5), at(2, 6), at(5, 7)], low: null, high: null });
  expect(points.map(({ x }) => x)).toEqual([0, 25, 100]);
  const [lowest, middle, highest] = points.map(({ y }) => y);
  expect(lowest).toBeGreaterThan(middle ?? 0);
  expect(middle).toBeGreaterThan(highest ?? 0);
  for (const { y } of points) expect(y > 0 && y < 100).toBe(true);
});

test('centres a single value', () => {
  const { points, ticks } = chartScale({ points: [at(1, 120)], low: null, high: null });
  expect(points).toEqual([{ ...at(1, 120), x: 50, y: 50 }]);
  expect(ticks.length).toBeGreaterThan(1);
});

test('draws a chart when all values are zero', () => {
  const { points } = chartScale({ points: [at(1, 0), at(2, 0)], low: null, high: null });
  expect(points.map(({ y }) => y)).toEqual([100, 100]);
});

test('includes the reference range, also when no value is in it', () => {
  const { band, points } = chartScale({ points: [at(1, 9)], low: 4, high: 5.6 });
  expect(band?.top).toBeGreaterThan(points[0]?.y ?? 0);
  expect((band?.top ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual(100);
});

test('extends a range without a bound to the edge', () => {
  const upTo = chartScale({ points: [at(1, 180)], low: null, high: 200 }).band;
  expect((upTo?.top ?? 0) + (upTo?.height ?? 0)).toBe(100);
  expect(chartScale({ points: [at(1, 40)], low: 30, high: null }).band?.top).toBe(0);
  expect(chartScale({ points: [at(1, 40)], low: null, high: null }).band).toBeUndefined();
});

test.each([
  [4, 8.3, [4, 5, 6, 7, 8]],
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [90, 250, [100, 150, 200, 250]],
  [0.28, 0.5, [0.3, 0.35, 0.4, 0.45, 0.5]],
  [-3, 3, [-2, 0, 2]],
])('finds the round values between %d and %d', (from, to, expected) => {
  expect(niceValues(from, to)).toEqual(expected);
});
