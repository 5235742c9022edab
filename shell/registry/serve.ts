import { spawn } from 'node:child_process';
import path from 'node:path';
import type { RemoteSource } from './remote-source';

/** Serves a remote as it is being written, until it is stopped; answers how that ended. */
export function serve({ folder }: RemoteSource): Promise<string> {
  const webpack = path.join(path.dirname(folder), 'node_modules/webpack-cli/bin/cli.js');
  const child = spawn(process.execPath, [webpack, 'serve', '--mode', 'development'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code ?? 0}`));
  });
}
