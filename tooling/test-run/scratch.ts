import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quickFolder } from '../../shared/testing/quick-folder';
import { root } from '../processes';

/** Folders that interrupted programs leave in the project. */
const LEFT_IN_PROJECT = [
  { folder: 'service/dist', pattern: /^test-/ },
  { folder: '.cache', pattern: /^(?:failing|types)-\w{6}$/ },
];

export interface Scratch {
  folder: string;
  /** Environment that makes programs write temporary files to the scratch folders. */
  env: NodeJS.ProcessEnv;
  /** Ends remaining processes of this run and removes the folders. */
  remove: () => Promise<void>;
}

/** A run has two folders for temporary files; they are removed with what programs left in the project. */
export function makeScratch(): Scratch {
  const make = (parent: string) => {
    const folder = mkdtempSync(path.join(parent, 'nivara-run-'));
    // PostgreSQL, which runs as another user when we are root, must be able to enter the folder.
    chmodSync(folder, 0o755);
    return folder;
  };
  const folder = make(os.tmpdir());
  const quick = make(quickFolder());
  return {
    folder,
    env: { TMPDIR: folder, TEMP: folder, TMP: folder, QUICK_FOLDER: quick },
    remove: async () => {
      await endRemainingProcesses(folder);
      for (const each of [folder, quick]) rmSync(each, { recursive: true, force: true, maxRetries: 5 });
      for (const { folder: stale, pattern } of LEFT_IN_PROJECT) sweep(path.join(root, stale), pattern);
    },
  };
}

function sweep(folder: string, pattern: RegExp): void {
  for (const name of namesIn(folder)) {
    if (pattern.test(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** A killed program cannot end the processes that it started in groups of their own. */
async function endRemainingProcesses(folder: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const left = processesOf(folder);
    if (left.length === 0) return;
    for (const pid of left) signal(pid, tries < 20 ? 'SIGTERM' : 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Finds processes by their environment; none on systems without /proc. */
function processesOf(folder: string): number[] {
  return namesIn('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => environmentOf(pid).includes(`TMPDIR=${folder}`))
    .map(Number);
}

function environmentOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has just ended.
  }
}
