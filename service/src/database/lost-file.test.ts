import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnvironment } from '../environment';
import { openContext } from '../open-context';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-lost-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, 'nivara.db');
const open = async (variables: Record<string, string> = {}) => {
  const context = openContext(parseEnvironment({ DATA_DIR: folder, ...variables }), () => () => undefined);
  await context.database.destroy();
};

it('makes the database and its key at the first start, and opens them at the next', async () => {
  await open();
  expect([existsSync(file()), existsSync(path.join(folder, 'service.key'))]).toEqual([true, true]);
  await open();
});

it('makes no new database beside the key of a former one, and says what to do', async () => {
  await open();
  rmSync(file());
  await expect(open()).rejects.toThrow(
    `${file()} is missing, although there is ${path.join(folder, 'service.key')}. ` +
      'Move the database file back, or restore the newest backup: npm run restore -- FOLDER.',
  );
  expect(existsSync(file())).toBe(false);
});

it('makes no new database beside backups of a former one', async () => {
  mkdirSync(path.join(folder, 'backups'));
  await expect(open()).rejects.toThrow(/is missing, although there is .*backups/);
});

it('begins anew in an empty file that the operator made', async () => {
  await open();
  rmSync(file());
  writeFileSync(file(), '');
  await open();
});

it('opens a database in memory although the database file is lost', async () => {
  await open();
  rmSync(file());
  await open({ DATABASE: 'memory' });
});
