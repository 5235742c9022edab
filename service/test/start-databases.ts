import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { quickFolder } from '../../shared/testing/quick-folder';

/** One server for the whole run: jest calls this file once, although both projects name it. */
let helper: ChildProcess | undefined;
let prepared: string | undefined;

export async function startDatabases(): Promise<void> {
  const program = path.join(__dirname, 'postgres-on-demand.mjs');
  helper = spawn(process.execPath, [program, `--in=${quickFolder()}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (!helper.stdout) throw new Error('The helper that starts PostgreSQL says nothing.');
  const [port] = (await once(helper.stdout, 'data')) as [Buffer];
  prepared = mkdtempSync(path.join(quickFolder(), 'nivara-prepared-'));
  process.env.PREPARED_DATABASES = prepared;
  process.env.POSTGRES_ON_DEMAND = `http://127.0.0.1:${port.toString().trim()}`;
}

export async function stopDatabases(): Promise<void> {
  if (prepared) rmSync(prepared, { recursive: true, force: true });
  if (!helper || helper.exitCode !== null) return;
  const ended = once(helper, 'exit');
  helper.stdin?.end();
  await ended;
}

// Jest calls the default export of its setup file; stop-databases.ts stops what this module has started.
export default startDatabases;
