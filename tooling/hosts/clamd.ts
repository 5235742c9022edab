/** ClamAV's daemon on a local socket. Its one signature is that of the EICAR test file, so nothing is downloaded. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const CLAMD = '/usr/sbin/clamd';

/** A harmless text that every virus scanner calls infected. It is encoded, so that no scanner removes this file. */
export const EICAR = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
);

const UP_AFTER_MS = 15_000;

export async function startClamd(folder: string): Promise<{ url: string; daemon: ChildProcess }> {
  const home = path.join(folder, 'clamd');
  const socket = path.join(home, 'clamd.ctl');
  mkdirSync(path.join(home, 'signatures'), { recursive: true });
  writeFileSync(path.join(home, 'signatures/eicar.ndb'), `Eicar-Test:0:*:${EICAR.toString('hex')}\n`);
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${home}/signatures`,
    `LocalSocket ${socket}`,
    ...(process.getuid?.() === 0 ? ['User root'] : []),
  ];
  const file = path.join(home, 'clamd.conf');
  writeFileSync(file, `${settings.join('\n')}\n`);
  const daemon = spawn(CLAMD, ['--config-file', file], { stdio: 'ignore' });
  const until = Date.now() + UP_AFTER_MS;
  while (!existsSync(socket)) {
    if (daemon.exitCode !== null || Date.now() > until) throw new Error('clamd does not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `unix:${socket}`, daemon };
}
