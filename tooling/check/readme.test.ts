import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';
import { allFiles } from './changed-files';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const table = readme.split(/^## /m).find((text) => text.startsWith('I want to change')) ?? '';
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** `remote-*\/src/<subject>/` is compared up to its first placeholder. */
const pattern = (place: string) =>
  new RegExp(
    `^${place
      .replace(/<[^>]+>/g, '*')
      .replace(/[.+()[\]]/g, '\\$&')
      .replace(/\*/g, '[^/]+')}`,
  );

test('each row of the table names a path', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(([, , places = '']) => !/`[^`]+`/.test(places))).toEqual([]);
});

test('each path in the table exists', () => {
  const files = allFiles(root);
  const places = rows.flatMap(([, , cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
  );
  const missing = places
    .filter((place) => !place.startsWith('/'))
    .filter((place) => !files.some((file) => pattern(place).test(file)));
  expect(missing).toEqual([]);
});
