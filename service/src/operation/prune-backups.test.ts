import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pruneBackups } from './prune-backups';
import { readBackupArguments } from './read-backup-arguments';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-prune-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const day = (number: number) => `2026-03-0${number}T02-30-00.000Z`;
const make = (...names: string[]) =>
  names.forEach((name) => mkdirSync(path.join(folder, name, 'uploads'), { recursive: true }));

it('keeps the newest backups, and every folder whose name is not just a time', async () => {
  make(day(2), day(1), day(3), `${day(1)}-before-restore`, 'before-the-move', `${day(1)}.incomplete`);
  expect(await pruneBackups(folder, 2)).toEqual([day(1)]);
  expect(readdirSync(folder).sort()).toEqual(
    [`${day(1)}-before-restore`, `${day(1)}.incomplete`, day(2), day(3), 'before-the-move'].sort(),
  );
});

it('removes nothing while there are fewer backups than the number to keep', async () => {
  make(day(1));
  expect(await pruneBackups(folder, 14)).toEqual([]);
});

it.each([
  [[], { folder: undefined, keep: undefined }],
  [['elsewhere'], { folder: 'elsewhere', keep: undefined }],
  [['--keep', '14'], { folder: undefined, keep: 14 }],
])('understands the arguments %j', (words, read) => expect(readBackupArguments(words, {})).toEqual(read));

it.each([
  [['--keep', '0'], {}],
  [['--keep', 'all'], {}],
  [['--keep'], {}],
  [['elsewhere', '--keep', '3'], {}],
  [['one', 'two'], {}],
  [['--kept', '3'], {}],
  [['14'], { npm_config_keep: 'true' }],
])('refuses the arguments %j in the environment %j, and shows the usage', (words, env) =>
  expect(() => readBackupArguments(words, env)).toThrow('-- --keep 14'),
);
