import { median, ratio, spread } from './spread';

test('the median is the middle figure, or lies between the two middle ones', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('the quartiles leave a quarter of the figures on each side', () => {
  expect(spread([9, 1, 5, 3, 7])).toEqual({ median: 5, lower: 3, upper: 7 });
  expect(spread([1, 2, 3, 4])).toEqual({ median: 2.5, lower: 1.75, upper: 3.25 });
});

test('an outlier changes neither median nor quartiles', () => {
  expect(spread([1, 2, 3, 4, 5_000])).toEqual({ median: 3, lower: 2, upper: 4 });
});

test('figures are sorted as numbers, not as text', () => {
  expect(median([100, 9, 20])).toBe(20);
});

test('refuses an empty list', () => {
  expect(() => spread([])).toThrow('no values');
});

test('the ratio divides the medians, and is 1 for two zeros', () => {
  expect(ratio([3, 3, 90], [2, 2, 1])).toBe(1.5);
  expect(ratio([0, 0], [0, 0])).toBe(1);
  expect(ratio([1], [0])).toBe(Number.POSITIVE_INFINITY);
});
