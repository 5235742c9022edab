import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { explainDamage } from './damaged-file';
import { openDatabase } from './open-database';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('names the damaged file and says how to restore a backup', () => {
  const location = { file: path.join(folder, 'nivara.db') };
  writeFileSync(
    location.file,
    'no database at all, and long enough to have a header of one hundred bytes'.repeat(3),
  );
  let found: unknown;
  try {
    openDatabase(location, () => undefined);
  } catch (error) {
    found = explainDamage(error, location);
  }
  expect(String(found)).toMatch(
    new RegExp(
      `The database ${location.file} is damaged\\. Stop the service, then restore the newest backup`,
    ),
  );
});

it('leaves every other error as it is', () => {
  const error = new Error('the port is taken');
  expect(explainDamage(error, { file: path.join(folder, 'nivara.db') })).toBe(error);
});
