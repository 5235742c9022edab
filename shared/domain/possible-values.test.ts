import { isFarFromUsual, possibleRange } from './possible-values';

const weight = { name: 'Weight', unit: 'kg', low: 50, high: 64 };
const glucose = { name: 'Fasting glucose (home)', unit: 'mg/dL', low: 80, high: 130 };

test.each([
  ['a weight', weight, [0.2, 1000]],
  ['a pulse', { ...weight, name: 'Pulse', unit: 'per minute' }, [10, 400]],
  ['a percentage', { ...weight, name: 'Oxygen saturation', unit: '%' }, [0, 100]],
  ['glucose', glucose, [5, 3000]],
  ['a weight in another unit', { ...weight, unit: 'lb' }, undefined],
])('knows what is possible for %s', (_what, analyte, range) => {
  expect(possibleRange(analyte)).toEqual(range);
});

test.each([
  [900, weight, true],
  [129, weight, true],
  [128, weight, false],
  [25, weight, false],
  [24, weight, true],
  [240, glucose, false],
  [39, glucose, true],
  [900, { ...weight, low: null, high: null }, false],
  [-9, { ...weight, low: -2, high: 2 }, false],
])('%d is far from the usual %j: %s', (value, analyte, far) => {
  expect(isFarFromUsual(value, analyte)).toBe(far);
});
