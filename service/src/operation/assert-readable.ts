import { open, readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backupLocation, noteFile } from './backup';

/** Refuses a folder that is no backup, or has a file that this user cannot read, before anything is restored. */
export async function assertReadable(folder: string): Promise<void> {
  const { file, uploadsFolder } = backupLocation(folder);
  await read(noteFile(folder), folder);
  await read(file, folder);
  const names = await readdir(uploadsFolder).catch((error: unknown) => refuse(error, uploadsFolder, folder));
  for (const name of names) await read(path.join(uploadsFolder, name), folder);
}

const read = (file: string, folder: string) =>
  open(file, 'r').then(
    (handle) => handle.close(),
    (error: unknown) => refuse(error, file, folder),
  );

function refuse(error: unknown, file: string, folder: string): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    throw new Error(`${folder} is no backup: ${path.relative(folder, file)} is missing there.`);
  if (code !== 'EACCES' && code !== 'EPERM') throw error;
  const user = userName();
  throw new Error(
    `The user ${user} cannot read ${file}. Copy the backup to a folder that ${user} can read, ` +
      `and make ${user} the owner of the copy: chown -R ${user}: COPY`,
  );
}

/** The system may have no name for the user of a container. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return String(process.geteuid?.());
  }
}
