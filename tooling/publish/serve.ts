import { spawn } from 'node:child_process';
import path from 'node:path';
import { devPortOf } from '../run/dev-port';
import { assertPortFree } from '../processes';
import { Refusal } from '../../registry/refusal';
import type { RemoteSource } from '../build/remote-source';

/** Serves a remote during development until the server stops; returns the signal that stopped it, or “done”. */
export async function serve({ folder, manifest }: RemoteSource): Promise<string> {
  const command = `npm run remote -- serve ${manifest.name}`;
  await assertPortFree(devPortOf(folder), 'REMOTE_PORT', command).catch((error: Error) => {
    throw new Refusal([error.message]);
  });
  const webpack = path.join(path.dirname(folder), 'node_modules/webpack-cli/bin/cli.js');
  const child = spawn(process.execPath, [webpack, 'serve', '--mode', 'development'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code
        ? reject(new Refusal([`The development server ended with exit code ${code}; see above.`]))
        : resolve(signal ?? 'done'),
    );
  });
}
