import { createRequire } from 'node:module';
import path from 'node:path';

type Configure = (env: { isolate?: true }, argv: { mode: 'development' }) => { devServer: { port: number } };

/** Reads a remote's port from its own webpack configuration. */
export function devPortOf(folder: string, env: { isolate?: true } = {}): number {
  const configure = createRequire(path.join(folder, 'package.json'))('./webpack.config.js') as Configure;
  return configure(env, { mode: 'development' }).devServer.port;
}
