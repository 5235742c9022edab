import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** A backup without a given name is named by its time; the copy that a restore makes has another name. */
const USUAL_NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** Removes all but the newest backups with usual names, and returns the removed ones. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const usual = (await readdir(folder)).filter((name) => USUAL_NAME.test(name)).sort();
  const old = usual.slice(0, Math.max(0, usual.length - keep));
  for (const name of old) await rm(path.join(folder, name), { recursive: true });
  return old;
}
