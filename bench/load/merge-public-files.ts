import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteSource } from '../../tooling/build/remote-source';

/**
 * Copies the public files of all remotes into one folder. If two different files have the same name, the
 * second goes to a folder of its remote, and that remote's data files are rewritten to name the new path.
 */
export async function mergePublicFiles(remotes: RemoteSource[], target: string): Promise<void> {
  const taken = new Map<string, string>();
  for (const { folder, manifest } of remotes) {
    const publicFolder = path.join(folder, 'public');
    const names = listNames(publicFolder);
    const moved = new Map<string, string>();
    for (const name of names) {
      const file = path.join(publicFolder, name);
      const other = taken.get(name);
      if (!other) taken.set(name, file);
      else if (!(await readFile(other)).equals(await readFile(file)))
        moved.set(name, `${manifest.name}/${name}`);
    }
    for (const name of names) await copyTo(path.join(publicFolder, name), name, moved, target);
  }
}

async function copyTo(file: string, name: string, moved: Map<string, string>, target: string): Promise<void> {
  if (moved.has(name) && name.endsWith('.json'))
    throw new Error(`${name} differs in two remotes; pages ask for a data file by name, so it cannot move`);
  const to = path.join(target, moved.get(name) ?? name);
  await mkdir(path.dirname(to), { recursive: true });
  if (!name.endsWith('.json') || moved.size === 0) return copyFile(file, to);
  const text = await readFile(file, 'utf8');
  const renamed = [...moved].reduce(
    (done, [from, now]) => done.replaceAll(`"${from}"`, `"${now}"`).replaceAll(`"${from}#`, `"${now}#`),
    text,
  );
  return writeFile(to, renamed);
}

function listNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
