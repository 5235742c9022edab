import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../../processes';

/** Runs a production build in a process of its own; rejects with all that it said. */
export function runWebpack(config: string, env: Record<string, string>): Promise<void> {
  const args = [
    path.join(root, 'node_modules/webpack-cli/bin/cli.js'),
    ...['--mode', 'production', '--config', config],
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The single build failed:\n${output}`)),
    );
  });
}
