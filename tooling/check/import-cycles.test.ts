import { root } from '../processes';
import { allFiles } from './changed-files';
import { importCycles } from './import-cycles';
import { readImports } from './import-graph';

const graphOf = (arrows: Record<string, string[]>) =>
  new Map(Object.entries(arrows).map(([file, imports]) => [file, new Set(imports)]));

test('finds files that import each other, directly or through others', () => {
  const graph = graphOf({ a: ['b'], b: ['c'], c: ['a'], d: ['a', 'e'], e: ['d'], f: ['a'], g: ['g'] });
  const found = importCycles(graph).map((cycle) => cycle.sort());
  expect(found.sort()).toEqual([['a', 'b', 'c'], ['d', 'e'], ['g']]);
});

test('no files of the project import each other in a cycle, types included', () => {
  expect(importCycles(readImports(root, allFiles(root), { types: true }))).toEqual([]);
});
