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

test('the versions of Node are the same here, in package.json and for version managers', () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const versions = [...engines.node.matchAll(/(\d+\.\d+)\.\d+/g)].map(([, version = '']) => version);
  expect(versions.length).toBeGreaterThan(2);
  const sentence = readme.split('\n\n').find((text) => text.includes('is recommended')) ?? '';
  for (const version of versions) expect(sentence).toContain(version.replace(/\.0$/, ''));
  const recommended = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  expect(sentence).toContain(`Node ${recommended} is recommended`);
  expect(versions).toContain(`${recommended}.0`);
});
