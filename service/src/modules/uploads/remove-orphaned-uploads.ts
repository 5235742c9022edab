import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '../../app-context';
import { isMissing } from './document-files';
import { knownStoredNames } from './upload-repository';

/** Longer than any upload takes. */
const ABANDONED_AFTER_MS = 60 * 60_000;
const AT_ONCE = 200;

/** Removes files without a row. A power cut after writing a file leaves such a file. */
export async function removeOrphanedUploads({
  database,
  now,
  uploadsFolder,
}: Pick<AppContext, 'database' | 'now' | 'uploadsFolder'>): Promise<void> {
  const names = await filesIn(uploadsFolder);
  const abandonedBefore = now().getTime() - ABANDONED_AFTER_MS;
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const some = names.slice(from, from + AT_ONCE);
    const known = await knownStoredNames(database, some);
    for (const name of some) {
      const file = path.join(uploadsFolder, name);
      if (!known.has(name) && (await changedAt(file)) < abandonedBefore) await rm(file, { force: true });
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Another process may have removed the file meanwhile. */
async function changedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return Infinity;
    throw error;
  }
}
