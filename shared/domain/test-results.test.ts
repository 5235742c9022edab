import { resultInWords, resultsInFull, resultsInShort, resultsOf, verdictOf } from './test-results';

const value = (analyte: string, amount: number, low: number | null, high: number | null, day = 1) => ({
  analyte,
  unit: 'mmHg',
  low,
  high,
  value: amount,
  measuredAt: `2026-03-0${day}T04:30:00.000Z`,
});

test('the results are the latest value of each measure, with values out of their range first', () => {
  const results = resultsOf([
    value('Pulse', 70, null, null),
    value('Systolic', 150, 90, 130, 1),
    value('Diastolic', 95, 60, 85, 1),
    value('Systolic', 127, 90, 130, 2),
    value('Diastolic', 91, 60, 85, 2),
  ]);
  expect(results.map(resultInWords)).toEqual([
    'Blood pressure 127/91 mmHg, above its range',
    'Pulse 70 mmHg',
  ]);
});

test('the words say that a value is below its range, and name no range for a value within it', () => {
  expect(resultsOf([value('Systolic', 90, 90, 130)]).map(resultInWords)).toEqual(['Systolic 90 mmHg']);
  expect(resultsOf([value('Systolic', 89, 90, 130)]).map(resultInWords)).toEqual([
    'Systolic 89 mmHg, below its range',
  ]);
});

test('a test without values has no results', () => {
  expect(resultsOf([])).toEqual([]);
});

test('a value out of its range decides the verdict, and values without a range have no verdict', () => {
  const pulse = value('Pulse', 70, null, null);
  expect(verdictOf(resultsOf([pulse]))).toBeNull();
  expect(verdictOf(resultsOf([pulse, value('Iron', 5, 4, 6)]))).toBe('normal');
  expect(verdictOf(resultsOf([value('Iron', 5, 4, 6), value('Zinc', 3, 4, 6)]))).toBe('low');
});

test('the short text has the first result, and counts the other results', () => {
  const three = resultsOf(['Iron', 'Zinc', 'Salt'].map((name) => value(name, 5, null, null)));
  expect(resultsInShort(three)).toBe('Iron 5 mmHg, +2 more');
  expect(resultsInShort(three.slice(2))).toBe('Salt 5 mmHg');
  expect(resultsInShort([])).toBe('');
});

test('the full text has all results', () => {
  const two = resultsOf(['Iron', 'Zinc'].map((name) => value(name, 5, null, null)));
  expect(resultsInFull(two)).toBe('Iron 5 mmHg · Zinc 5 mmHg');
});
