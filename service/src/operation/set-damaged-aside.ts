import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { assertIntact, connect } from './backup';

const DAMAGE = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'];

/** Moves a database that cannot be read out of the way, with its side files, and returns its new name. */
export async function setDamagedAside(file: string, now: Date): Promise<string | undefined> {
  if (!existsSync(file) || !isDamaged(file)) return undefined;
  const aside = `${file}.damaged-${now.toISOString().replaceAll(':', '-')}`;
  for (const part of ['-wal', '-shm', ''])
    if (existsSync(file + part)) await rename(file + part, aside + part);
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
    if (DAMAGE.includes((error as { code?: string }).code ?? '')) return true;
    throw error;
  }
}
