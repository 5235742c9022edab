import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../shell/registry/precompress';

const root = path.resolve(__dirname, '..');
const out = path.join(root, 'shell/dist');
const stamp = path.join(out, '.sources');

/** Builds the shell when its sources have changed since the last build. Answers whether it did. */
export async function buildShell(): Promise<boolean> {
  const sources = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  await run(['node_modules/webpack-cli/bin/cli.js', '--mode', 'production'], path.join(root, 'shell'));
  await precompress(out);
  writeFileSync(stamp, sources);
  return true;
}

function run([program, ...args]: [string, ...string[]], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, program), ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of the shell failed:\n${output}`)),
    );
  });
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = [
    'webpack.common.js',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'shell/webpack.config.js',
    'shell/preload-list.js',
  ];
  for (const file of [
    ...files,
    ...listSources('shell/src'),
    ...listSources('shell/public'),
    ...listSources('shared'),
  ]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listSources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !entry.parentPath.includes('node_modules') && !/\.test\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
