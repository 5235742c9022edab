import { splitFiles } from './split-files';

const files = (...weights: number[]) =>
  weights.map((weight, n) => ({ file: `${String.fromCharCode(97 + n)}.test.ts`, weight }));

test('makes groups of about the same weight', () => {
  expect(splitFiles(files(50, 40, 30, 20, 10), 80)).toEqual([
    ['a.test.ts', 'd.test.ts', 'e.test.ts'],
    ['b.test.ts', 'c.test.ts'],
  ]);
});

test('makes the same groups whatever the order of the files', () => {
  const found = files(30, 30, 20, 20, 10, 10);
  expect(splitFiles([...found].reverse(), 40)).toEqual(splitFiles(found, 40));
});

test('puts each file in exactly one group, however heavy it is', () => {
  const groups = splitFiles(files(500, 1, 1, 1), 100);
  expect(groups).toContainEqual(['a.test.ts']);
  expect(groups.flat().sort()).toEqual(['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts']);
});

test('includes files without weight', () => {
  expect(splitFiles(files(0, 5), 10)).toEqual([['a.test.ts', 'b.test.ts']]);
});

test('makes no group when there are no files', () => {
  expect(splitFiles([], 10)).toEqual([]);
});
