import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../security/tokens';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { removeOrphanedUploads } from './remove-orphaned-uploads';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

async function leaveFile(name: string, minutesAgo: number): Promise<void> {
  const { now, uploadsFolder } = test.context;
  const file = path.join(uploadsFolder, name);
  await mkdir(uploadsFolder, { recursive: true });
  await writeFile(file, '%PDF-');
  const at = new Date(now().getTime() - minutesAgo * 60_000);
  await utimes(file, at, at);
}

async function addRow(stored_name: string): Promise<void> {
  const { database, now, randomBytes } = test.context;
  const { id: account_id } = await database.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const created_at = now().toISOString();
  await database
    .insertInto('uploads')
    .values({ id: newId(randomBytes), account_id, display_name: 'a.pdf', stored_name, size: 5, created_at })
    .execute();
}

it('removes files without a row after an hour, and no others', async () => {
  await leaveFile('kept', 100_000);
  await addRow('kept');
  await leaveFile('old', 61);
  await leaveFile('old.part', 61);
  await leaveFile('young.part', 59);
  await removeOrphanedUploads(test.context);
  expect((await readdir(test.context.uploadsFolder)).sort()).toEqual(['kept', 'young.part']);
});

it('removes any number of files', async () => {
  for (let count = 0; count < 450; count += 1) await leaveFile(`old ${count}`, 61);
  await removeOrphanedUploads(test.context);
  expect(await readdir(test.context.uploadsFolder)).toEqual([]);
});

it('accepts a missing folder', async () => {
  await expect(removeOrphanedUploads(test.context)).resolves.toBeUndefined();
});
