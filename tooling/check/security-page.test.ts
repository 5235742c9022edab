import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';
import { allFiles } from './changed-files';

const STATES = ['holds', 'operator', 'does not apply'];
const TEST = /\.(?:test|spec)\.tsx?$/;

const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const files = allFiles(root);
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => name.includes('/'));
const lines = (page.split('## Chapter by chapter')[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:requirement|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('each file that the page names exists', () => {
  expect(pathsIn(page).filter((name) => !files.some((file) => file.startsWith(name)))).toEqual([]);
});

test('neither server starts a program', () => {
  const starts = files
    .filter((file) => /^(?:service\/src|shell\/server)\/.*\.ts$/.test(file) && !TEST.test(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('child_process'));
  expect(starts).toEqual([]);
});

test('one file imports crypto-js, and only the encryption of the session imports that file', () => {
  const importing = (what: RegExp) =>
    files.filter(
      (file) =>
        /\.tsx?$/.test(file) && !TEST.test(file) && what.test(readFileSync(path.join(root, file), 'utf8')),
    );
  expect(importing(/from 'crypto-js/)).toEqual(['shell/src/session/outer-layer.ts']);
  expect(importing(/from '.*\/outer-layer'/)).toEqual(['shell/src/session/encryption.ts']);
});

test('each line has a state, and each line with the state “holds” has its test', () => {
  expect(lines.length).toBeGreaterThan(70);
  expect(lines.filter(([, , state = '']) => !STATES.includes(state))).toEqual([]);
  const bare = lines.filter(
    ([, , state, , tests = '']) => state === 'holds' && !pathsIn(tests).some((name) => TEST.test(name)),
  );
  expect(bare).toEqual([]);
});
