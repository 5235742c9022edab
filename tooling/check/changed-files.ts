import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Includes files that are not committed yet. */
export const allFiles = (root: string): string[] =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(path.join(root, file)),
  );

/** Includes untracked files, and leaves removed ones out. */
export function changedFiles(root: string, since: string): string[] {
  const changed = git(root, 'diff', '--name-only', '--relative', '--diff-filter=d', since);
  const added = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])];
}
