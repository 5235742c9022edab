import { spawn } from 'node:child_process';
import path from 'node:path';

interface Build {
  /** Root of the checkout. */
  root: string;
  /** Folder with the webpack.config.js. */
  folder: string;
  env: Record<string, string>;
  /** Another configuration file. */
  config?: string;
  signal?: AbortSignal | undefined;
}

/** Runs a production build in its own process; rejects with its whole output. */
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
    // A stopped build rejects at “close”, since it writes to its folder until its process has ended.
    child.on('error', (error) => void (signal?.aborted || reject(error)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${path.basename(folder)} failed:\n${output}`)),
    );
  });
}
