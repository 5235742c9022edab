import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { FILL_PATIENT_SEARCH } from '../../migrations/107-patient-search';
import { assertReadable } from './assert-readable';
import {
  type BackupNote,
  type Connection,
  type DataLocation,
  OWNER_ONLY,
  assertIntact,
  backupLocation,
  connect,
  newestMigration,
  readNote,
} from './backup';
import { keepCredentials, rememberCredentials } from './keep-credentials';
import { setAside } from './set-aside';

/** Tables that an old copy must not revive. */
const ENDED_BY_RESTORING = [
  'sessions',
  'recovery_tokens',
  'second_factor_challenges',
  'pending_accounts',
  'booking_confirmations',
];

/**
 * Mails that waited when the backup was made have been sent or withdrawn since. Those that wait now are still
 * to be sent.
 */
const MAILS = 'mail_queue';

/** Tables that lose no row, since what was read and done since the backup must stay known. */
const APPEND_ONLY = ['audit', 'security_log'];

export interface Restored extends BackupNote {
  /**
   * User names of accounts that had been deleted since the backup; undefined where there was nothing to compare with.
   */
  revived: string[] | undefined;
}

/** SQLite keeps the index of patients' names in tables of its own, which only the index may write. */
const isOfSearch = (table: string) => table.startsWith('patient_search');

interface Named {
  name: string;
  sql: string;
}

/**
 * Replaces the data by a backup in one transaction, even while the service runs, so that nobody sees a mixture. People
 * sign in as they did before the restore.
 */
export async function restore(folder: string, to: DataLocation): Promise<Restored> {
  await assertReadable(folder);
  const from = backupLocation(folder);
  const note = await readNote(folder);
  // Documents first, since a row must not exist before its file.
  await mkdir(to.uploadsFolder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from.uploadsFolder)) {
    const target = path.join(to.uploadsFolder, name);
    if (!existsSync(target)) await copyFile(path.join(from.uploadsFolder, name), target);
  }
  if (!existsSync(to.file)) {
    // The main file of a lost database is gone; its side files may be there.
    await setAside(to.file, `${to.file}.lost`);
    await copyEnded(from.file, to.file);
    return { ...note, revived: undefined };
  }
  const connection = connect(to.file);
  try {
    const revived = replaceRows(connection, from.file, note.migration);
    assertIntact(connection);
    return { ...note, revived };
  } finally {
    connection.close();
  }
}

/** The file gets its name only after its sessions have been ended, so that it signs nobody in. */
async function copyEnded(from: string, to: string): Promise<void> {
  const incomplete = `${to}.incomplete`;
  await copyFile(from, incomplete);
  await chmod(incomplete, OWNER_ONLY);
  const copy = connect(incomplete);
  try {
    // A backup of a former version has fewer tables.
    const tables = named(copy, 'table').map(({ name }) => name);
    for (const name of [...ENDED_BY_RESTORING, MAILS])
      if (tables.includes(name)) copy.exec(`delete from "${name}"`);
  } finally {
    copy.close();
  }
  await rename(incomplete, to);
}

function replaceRows(connection: Connection, backup: string, migration: string): string[] {
  const present = newestMigration(connection);
  if (present !== migration) {
    throw new Error(
      `The backup is of migration ${migration}, the database is at ${present}. ` +
        'Stop the service, move the database file away, and restore again: the service then brings it up to date.',
    );
  }
  connection.pragma('foreign_keys = OFF');
  connection.prepare('attach database ? as backup').run(backup);
  connection.exec('begin immediate');
  try {
    rememberCredentials(connection);
    const triggers = named(connection, 'trigger');
    for (const { name } of triggers) connection.exec(`drop trigger "${name}"`);
    const tables = named(connection, 'table');
    const isIndexed = tables.some(({ name }) => name === 'patient_search');
    for (const { name } of tables) {
      if (name === MAILS || isOfSearch(name)) continue;
      const isAppendOnly = APPEND_ONLY.includes(name);
      if (!isAppendOnly) connection.exec(`delete from main."${name}"`);
      if (ENDED_BY_RESTORING.includes(name)) continue;
      const columns = storedColumns(connection, name);
      // An entry never changes, so the one that is here already is the same.
      const missing = isAppendOnly ? `where id not in (select id from main."${name}")` : '';
      connection.exec(
        `insert into main."${name}" (${columns}) select ${columns} from backup."${name}" ${missing}`,
      );
    }
    if (isIndexed) for (const statement of FILL_PATIENT_SEARCH) connection.exec(statement);
    for (const { sql } of triggers) connection.exec(sql);
    const revived = keepCredentials(connection);
    const broken = connection.prepare('pragma foreign_key_check').all() as unknown[];
    if (broken.length > 0) throw new Error('The backup has rows that refer to missing rows.');
    connection.exec('commit');
    return revived;
  } catch (error) {
    connection.exec('rollback');
    throw error;
  }
}

/** Leaves out generated columns, which take no values. */
const storedColumns = (connection: Connection, table: string) =>
  (connection.prepare(`pragma main.table_info("${table}")`).all() as { name: string }[])
    .map(({ name }) => `"${name}"`)
    .join(', ');

const named = (connection: Connection, type: 'table' | 'trigger') =>
  connection
    .prepare(`select name, sql from main.sqlite_master where type = ? and name not like 'sqlite_%'`)
    .all(type) as Named[];
