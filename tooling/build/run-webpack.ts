import { spawn } from 'node:child_process';
import path from 'node:path';

interface Build {
  /** The checkout's root. */
  root: string;
  /** Whose webpack.config.js it is. */
  folder: string;
  env: Record<string, string>;
  /** A configuration elsewhere. */
  config?: string;
  signal?: AbortSignal | undefined;
}

/** Runs a production build in a process of its own; rejects with all that it said. */
export function runWebpack({ root, folder, env, config, signal }: Build): Promise<void> {
  const args = [
    path.join(root, 'node_modules/webpack-cli/bin/cli.js'),
    ...['--mode', 'production'],
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...(config ? ['--config', config] : []),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], signal });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    // A stopped build is over when its process is: until then it writes to its folder.
    child.on('error', (error) => void (signal?.aborted || reject(error)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${path.basename(folder)} failed:\n${output}`)),
    );
  });
}
