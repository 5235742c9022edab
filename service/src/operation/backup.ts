import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';

export interface DataLocation {
  /** The embedded database. */
  file: string;
  uploadsFolder: string;
}

export interface BackupNote {
  at: string;
  /** The newest migration of the database. */
  migration: string;
  documents: number;
}

const BUSY_TIMEOUT_MS = 30_000;
/** A backup contains all patients' data. */
export const OWNER_ONLY = 0o600;

export type Connection = InstanceType<typeof Libsql>;

export function connect(file: string): Connection {
  const connection = new Libsql(file);
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  return connection;
}

/** The files in the folder of a backup. */
export const backupLocation = (folder: string): DataLocation => ({
  file: path.join(folder, 'nivara.db'),
  uploadsFolder: path.join(folder, 'uploads'),
});

export const noteFile = (folder: string): string => path.join(folder, 'backup.json');

export const readNote = async (folder: string): Promise<BackupNote> =>
  JSON.parse(await readFile(noteFile(folder), 'utf8')) as BackupNote;

/** Copies database and documents while the service runs. The folder appears when it is complete and checked. */
export async function backUp(from: DataLocation, folder: string, now: Date): Promise<BackupNote> {
  if (!existsSync(from.file)) throw new Error(`There is no database at ${from.file}.`);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const incomplete = `${folder}.incomplete`;
  await rm(incomplete, { recursive: true, force: true });
  const to = backupLocation(incomplete);
  await mkdir(path.dirname(incomplete), { recursive: true });
  // The folder is private from the start, since SQLite writes the copy of the database with the usual rights.
  await mkdir(incomplete, { mode: 0o700 });
  await mkdir(to.uploadsFolder, { mode: 0o700 });
  copyDatabase(from.file, to.file);
  await chmod(to.file, OWNER_ONLY);
  const copy = connect(to.file);
  try {
    assertIntact(copy);
    // Documents never change, so they can be copied at any moment; a document that was removed meanwhile is skipped.
    let documents = 0;
    for (const name of documentsIn(copy)) {
      const source = path.join(from.uploadsFolder, name);
      if (!existsSync(source)) continue;
      const document = path.join(to.uploadsFolder, name);
      await copyFile(source, document);
      await chmod(document, OWNER_ONLY);
      documents += 1;
    }
    const note = { at: now.toISOString(), migration: newestMigration(copy), documents };
    await writeFile(noteFile(incomplete), `${JSON.stringify(note, null, 2)}\n`, { mode: OWNER_ONLY });
    copy.close();
    await rename(incomplete, folder);
    return note;
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a consistent copy, even while the service writes. */
function copyDatabase(from: string, to: string): void {
  const connection = connect(from);
  try {
    connection.prepare('vacuum into ?').run(to);
  } finally {
    connection.close();
  }
}

export const documentsIn = (connection: Connection): string[] =>
  (connection.prepare('select stored_name from uploads').all() as { stored_name: string }[]).map(
    ({ stored_name }) => stored_name,
  );

/** A database of a former version records its migrations in another table. */
export function newestMigration(connection: Connection): string {
  const tables = connection.prepare('select name from sqlite_master where name = ?').all('kysely_migration');
  if (tables.length === 0) return 'a former version';
  const row = connection.prepare('select max(name) as newest from kysely_migration').get();
  return (row as { newest: string }).newest;
}

export function assertIntact(connection: Connection): void {
  const [answer] = connection.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  if (answer?.integrity_check !== 'ok') {
    const message = `The database is damaged: ${answer?.integrity_check ?? 'no answer'}`;
    throw Object.assign(new Error(message), { code: 'SQLITE_CORRUPT' });
  }
}
