import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { isDamage } from '../database/damaged-file';
import { assertIntact, connect } from './backup';

/** SQLite would write the content of these files into the next database of the same name. */
const SIDE_FILES = ['-wal', '-shm'];

/** Renames the database and its side files, as far as they exist. */
export async function setAside(file: string, aside: string): Promise<void> {
  for (const part of [...SIDE_FILES, ''])
    if (existsSync(file + part)) await rename(file + part, aside + part);
}

/** Moves a damaged database out of the way and returns its new name. */
export async function setDamagedAside(file: string, now: Date): Promise<string | undefined> {
  if (!existsSync(file) || !isDamaged(file)) return undefined;
  const aside = `${file}.damaged-${now.toISOString().replaceAll(':', '-')}`;
  await setAside(file, aside);
  return aside;
}

function isDamaged(file: string): boolean {
  try {
    const connection = connect(file);
    try {
      assertIntact(connection);
    } finally {
      connection.close();
    }
    return false;
  } catch (error) {
    if (isDamage(error)) return true;
    throw error;
  }
}
