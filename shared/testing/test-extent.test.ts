import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FULL_RUN_ONLY, REPETITIONS } from './test-extent';

const guide = readFileSync(path.join(__dirname, '../../docs/guides/test.md'), 'utf8');

/** The cells of a section's table, without its head. */
function rowsOf(title: string): string[][] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test('the guide lists each check that only the full run makes, with its substitute in the fast run', () => {
  expect(rowsOf('Only in the full run')).toEqual(Object.entries(FULL_RUN_ONLY));
});

test('the guide says how often each repetition is done in both runs', () => {
  const plain = (count: number) => count.toLocaleString('en');
  expect(rowsOf('Less often in the fast run')).toEqual(
    Object.entries(REPETITIONS).map(([what, { fast, full }]) => [what, plain(fast), plain(full)]),
  );
});
