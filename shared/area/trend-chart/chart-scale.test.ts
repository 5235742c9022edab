import { chartScale, isFalling, niceValues } from './chart-scale';

/** The scale of a chart with one trend. */
const scaleOf = (trend: Parameters<typeof chartScale>[0][number]) => {
  const { series, bands, ...rest } = chartScale([trend]);
  return { ...rest, points: series[0] ?? [], band: bands[0] };
};

const at = (day: number, value: number) => ({ at: `2026-03-0${day}T03:00:00.000Z`, value });

test('places values by time, the first at the left edge and the last at the right', () => {
  const { points } = scaleOf({ points: [at(1, 5), at(2, 6), at(5, 7)], low: null, high: null });
  expect(points.map(({ x }) => x)).toEqual([0, 25, 100]);
  const [lowest, middle, highest] = points.map(({ y }) => y);
  expect(lowest).toBeGreaterThan(middle ?? 0);
  expect(middle).toBeGreaterThan(highest ?? 0);
  for (const { y } of points) expect(y > 0 && y < 100).toBe(true);
});

test('centres a single value', () => {
  const { points, ticks } = scaleOf({ points: [at(1, 120)], low: null, high: null });
  expect(points).toEqual([{ ...at(1, 120), x: 50, y: 50, afterGap: false }]);
  expect(ticks.length).toBeGreaterThan(1);
});

test('a long time without a value is shortened', () => {
  const points = [at(1, 1), at(2, 1), at(3, 1), { at: '2026-09-01T03:00:00.000Z', value: 1 }];
  const scale = scaleOf({ points, low: null, high: null });
  expect(scale.points.map(({ x }) => Math.round(x))).toEqual([0, 17, 33, 100]);
  expect(scale.points.map(({ afterGap }) => afterGap)).toEqual([false, false, false, true]);
});

test('two trends share both axes, and each has its range', () => {
  const { series, bands } = chartScale([
    { points: [at(1, 140), at(5, 120)], low: 90, high: 130 },
    { points: [at(3, 80)], low: 60, high: 85 },
  ]);
  expect(series[1]?.[0]?.x).toBe(50);
  expect(series[1]?.[0]?.y).toBeGreaterThan(series[0]?.[1]?.y ?? 0);
  expect(bands).toHaveLength(2);
});

test('puts all values at the bottom edge when all are zero', () => {
  const { points } = scaleOf({ points: [at(1, 0), at(2, 0)], low: null, high: null });
  expect(points.map(({ y }) => y)).toEqual([100, 100]);
});

test('includes the reference range, also when no value is in it', () => {
  const { band, points } = scaleOf({ points: [at(1, 9)], low: 4, high: 5.6 });
  expect(band?.top).toBeGreaterThan(points[0]?.y ?? 0);
  expect((band?.top ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual(100);
});

test('a range without a lower or upper limit reaches the edge of the chart', () => {
  const upTo = scaleOf({ points: [at(1, 180)], low: null, high: 200 }).band;
  expect((upTo?.top ?? 0) + (upTo?.height ?? 0)).toBe(100);
  expect(scaleOf({ points: [at(1, 40)], low: 30, high: null }).band?.top).toBe(0);
  expect(scaleOf({ points: [at(1, 40)], low: null, high: null }).band).toBeUndefined();
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

test.each([
  [[20, 60], true],
  [[60, 20], false],
  [[40, 40], false],
  [[40], false],
])('with values at %j percent from the top, the line falls to its latest value: %s', (heights, expected) => {
  expect(isFalling(heights.map((y) => ({ y })))).toBe(expected);
});
