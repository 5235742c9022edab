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

/** A `*` or a `<noun>` matches one name; a folder ends in a slash, and a file must match to its end. */
const pattern = (namedPath: string) =>
  new RegExp(
    `^${namedPath
      .replace(/<[^>]+>/g, '*')
      .replace(/[.+()[\]]/g, '\\$&')
      .replace(/\*/g, '[^/]+')}${namedPath.endsWith('/') ? '' : '$'}`,
  );

test('each row of the table names a path', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(([, , namedPaths = '']) => !/`[^`]+`/.test(namedPaths))).toEqual([]);
});

test('each path in the table exists', () => {
  const files = allFiles(root);
  const namedPaths = rows.flatMap(([, , cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, namedPath = '']) => namedPath),
  );
  expect(namedPaths.length).toBeGreaterThan(rows.length);
  const missing = namedPaths
    .filter((namedPath) => !namedPath.startsWith('/'))
    .filter((namedPath) => !files.some((file) => pattern(namedPath).test(file)));
  expect(missing).toEqual([]);
});

test('each relative link of the README leads to a file or a folder', () => {
  const files = allFiles(root);
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  const missing = links
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => !files.some((file) => file === link || (link.endsWith('/') && file.startsWith(link))));
  expect(links.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('the README, package.json and .nvmrc name the same versions of Node', () => {
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
