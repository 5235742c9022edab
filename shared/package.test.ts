/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import packageJson from './package.json';

const entries = Object.entries(packageJson.exports);

test('every named entry point is an existing file', () => {
  const named = entries.filter(([name]) => !name.includes('*'));
  expect(named.filter(([, file]) => !existsSync(path.join(__dirname, file)))).toEqual([]);
});

test('every pattern of entry points matches files with its extension', () => {
  const empty = entries.filter(
    ([name, file]) =>
      name.includes('*') &&
      !readdirSync(path.join(__dirname, path.dirname(file)), { encoding: 'utf8', recursive: true }).some(
        (found) => found.endsWith(path.extname(file)),
      ),
  );
  expect(empty).toEqual([]);
});
