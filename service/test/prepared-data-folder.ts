import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { createPreparedDatabase } from './prepared-database';
import type { TestDatabase } from './test-database';

/** Puts a prepared database where a service with that data folder expects it. */
export async function prepareDataFolder(dataFolder: string): Promise<TestDatabase> {
  const stored = await createPreparedDatabase();
  if ('file' in stored.location) await copyFile(stored.location.file, path.join(dataFolder, 'nivara.db'));
  return stored;
}
