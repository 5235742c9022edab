import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleForServer } from '../shell/registry/bundle-for-server';
import { stagingFolder } from '../shell/registry/data-folder';
import { precompress } from '../shell/registry/precompress';
import { root } from './processes';

const { installedPackages } = createRequire(path.join(root, 'package.json'))(
  './shared/federation/source-id.js',
) as {
  installedPackages: () => string;
};

const SINGLE_FILES = [
  'webpack.common.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'shell/webpack.config.js',
  'shell/preload-list.js',
  'shell/registry/bundle-for-server.ts',
];

/** Where the build of the shell's sources, as they are now, belongs: beside the remotes, a folder per build. */
export const shellFolder = (dataDir: string) => path.join(dataDir, 'shell', sourcesHash());

/**
 * Builds the shell unless that has been done for these very sources. A build never touches an earlier one, since a
 * running site serves that still. Answers whether it built.
 */
export async function buildShell(dataDir: string): Promise<boolean> {
  const target = shellFolder(dataDir);
  if (existsSync(target)) return false;
  await mkdir(stagingFolder(dataDir), { recursive: true });
  const staged = await mkdtemp(path.join(stagingFolder(dataDir), 'shell-'));
  try {
    await runWebpack(staged);
    const server = await bundleForServer({
      root,
      folder: path.join(root, 'shell'),
      contents: "export * from './src/server';",
      out: staged,
      providesShared: true,
    });
    await writeFile(path.join(staged, 'server.json'), JSON.stringify(server));
    await precompress(staged);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(staged, target);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  return true;
}

function runWebpack(out: string): Promise<void> {
  const args = [
    path.join(root, 'node_modules/webpack-cli/bin/cli.js'),
    ...['--mode', 'production', '--env', `out=${out}`],
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: path.join(root, 'shell'),
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
  const hash = createHash('sha256').update(installedPackages());
  const files = [...SINGLE_FILES, ...['shell/src', 'shell/public', 'shared'].flatMap(listSources)];
  for (const file of files) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
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
