import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteSource } from '../build/remote-source';

/** Checks a remote's exposed modules, and their imports, against the contract; returns the type checker's output. */
export async function checkTypes({ folder, manifest }: RemoteSource): Promise<string[]> {
  const root = path.dirname(folder);
  const list = path.join(folder, 'src/exposed-modules.ts');
  // Older remotes without the list are checked in the browser only.
  if (!existsSync(list)) return [];
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const temporaryFolder = await mkdtemp(path.join(cache, 'types-'));
  const config = path.join(temporaryFolder, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      // Incremental builds make the next check quick.
      compilerOptions: {
        types: [],
        incremental: true,
        tsBuildInfoFile: path.join(cache, `types-${manifest.name}.tsbuildinfo`),
      },
      include: [],
      files: [list, path.join(root, 'shared/isolation/build-globals.d.ts')],
    }),
  );
  try {
    await promisify(execFile)(
      process.execPath,
      [path.join(root, 'node_modules/typescript-native/bin/tsc'), '-p', config, '--pretty', 'false'],
      { cwd: root, maxBuffer: 10_000_000 },
    );
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    const lines = (stdout ?? '').split('\n').filter((line) => line.includes('error TS'));
    return lines.length > 0 ? lines : [`The type checker could not run: ${String(error)}`];
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}
