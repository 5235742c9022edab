import { comparisonRow, isMet, markdownTable, pageRows } from './table';
import { targetOf } from './targets';
import type { Measured } from './metrics';

const measured = (time: number): Measured => ({
  'largest paint': time,
  heading: time,
  interactive: time,
  bytes: 100_000,
  requests: 20,
  blocking: 0,
  'longest task': 120,
  'layout shift': 0.01234,
});

test('a row shows both medians with quartiles, the ratio, the target and whether it is met', () => {
  const figures = { ours: [100, 110, 120], theirs: [200, 210, 220] };
  expect(comparisonRow('heading, ms', figures, { what: 'ratio', atMost: 1.1 })).toEqual([
    'heading, ms',
    '110 (105–115)',
    '210 (205–215)',
    '0.524×',
    '≤ 1.1×',
    'met',
  ]);
});

test('a figure above its target is marked as not met', () => {
  expect(isMet({ what: 'ratio', atMost: 1.1 }, { ours: [110], theirs: [100] })).toBe(true);
  expect(isMet({ what: 'ratio', atMost: 1.1 }, { ours: [111], theirs: [100] })).toBe(false);
  const row = comparisonRow('x', { ours: [250], theirs: [1_000] }, { what: 'composed', atMost: 200 });
  expect(row.at(-1)).toBe('**not met**');
});

test('a figure without a target has no verdict, and a comparison with zero has no ratio', () => {
  expect(comparisonRow('blocking, ms', { ours: [5], theirs: [0] }).slice(3)).toEqual(['', '', '']);
});

test('each figure of a page has a row, with the targets of its kind of page and cache', () => {
  const rows = pageRows([measured(300)], [measured(1_000)], (metric) => targetOf('public', 'cold', metric));
  const targets = Object.fromEntries(rows.map(([name = '', , , , target = '']) => [name, target]));
  expect(targets).toEqual({
    'largest paint, ms': '≤ 1.05×',
    'heading, ms': '',
    'interactive, ms': '≤ 1.05×',
    'bytes, B': '≤ 1.15×',
    requests: '',
    'blocking, ms': '≤ 1×',
    'longest task, ms': '≤ 200',
    'layout shift': '≤ 0.02',
  });
  expect(rows.find(([name]) => name === 'layout shift')?.[1]).toBe('0.0123 (0.0123–0.0123)');
  expect(targetOf('signed-in', 'cold', 'heading')?.atMost).toBe(1.05);
  expect(targetOf('signed-in', 'cold', 'largest paint')).toBeUndefined();
  expect(targetOf('public', 'warm', 'interactive')?.atMost).toBe(1.05);
});

test('formats a Markdown table', () => {
  expect(markdownTable(['a', 'b'], [['1', '2']])).toBe('| a | b |\n| --- | ---: |\n| 1 | 2 |');
});
