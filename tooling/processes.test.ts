import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProgram } from './processes';

it('writes logs that only their owner can read, even into an existing file', async () => {
  const logDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'nivara-logs-')), 'logs');
  const modeOf = (file: string) => statSync(file).mode & 0o777;
  const start = () => startProgram({ name: 'program', args: ['-e', ''], env: {}, logDir });
  const first = start();
  await new Promise((resolve) => first.process.once('exit', resolve));
  expect([modeOf(logDir), modeOf(first.logFile)]).toEqual([0o700, 0o600]);
  rmSync(first.logFile);
  writeFileSync(first.logFile, 'before', { mode: 0o644 });
  const second = start();
  await new Promise((resolve) => second.process.once('exit', resolve));
  expect(modeOf(second.logFile)).toBe(0o600);
  rmSync(path.dirname(logDir), { recursive: true });
});
