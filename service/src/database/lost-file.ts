import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '@nivara/shared/server/command-line';
import type { DatabaseLocation } from './open-database';

/** The first start makes the database before either of these, so that either proves an earlier database. */
const BESIDE_A_USED_DATABASE = ['service.key', 'backups'];

/** Returns the path that proves that a missing database file was there before; undefined where all is well. */
export function traceOfLostFile(location: DatabaseLocation): string | undefined {
  if (!('file' in location) || location.file === ':memory:' || existsSync(location.file)) return undefined;
  const folder = path.dirname(location.file);
  return BESIDE_A_USED_DATABASE.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}

export const remedyOfLostFile = (file: string): string =>
  `Move the database file back, or restore the newest backup: ${commandLine('restore -- FOLDER')}. ` +
  `To begin with an empty database instead, move ${file}-wal away, if it is there, and make an empty file: touch ${file}`;

/** An empty database in place of a lost one would look like a clinic without patients. */
export function assertNotLost(location: DatabaseLocation): void {
  const trace = traceOfLostFile(location);
  if (trace === undefined || !('file' in location)) return;
  throw new Error(
    `The database ${location.file} is missing, although there is ${trace}. ${remedyOfLostFile(location.file)}`,
  );
}
