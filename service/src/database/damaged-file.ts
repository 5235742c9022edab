import { commandLine } from '@nivara/shared/server/command-line';
import type { DatabaseLocation } from './open-database';

const DAMAGE = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'];

/** True for the errors that SQLite gives for a damaged database file. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  DAMAGE.some((code) => String((error as { code: unknown }).code).startsWith(code));

export const remedyOfDamagedFile = (): string =>
  `Stop the service, then restore the newest backup: ${commandLine('restore -- FOLDER')}`;

/** SQLite's own words name neither the file nor the remedy. */
export const explainDamage = (error: unknown, location: DatabaseLocation): unknown =>
  isDamage(error) && 'file' in location
    ? new Error(`The database ${location.file} is damaged. ${remedyOfDamagedFile()}`, { cause: error })
    : error;
