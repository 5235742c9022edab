import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export const root = path.resolve(__dirname, '..');

export interface Program {
  name: string;
  process: ChildProcess;
  logFile: string;
  /** Resolves when the process has ended. */
  stop: () => Promise<void>;
}

interface StartOptions {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  logDir: string;
}

/** Writes the program's output to a log file, and ends the program when this process ends. */
export function startProgram({ name, args, env, logDir }: StartOptions): Program {
  // Only the operator may read the logs, since they show which route was requested at which time.
  mkdirSync(logDir, { recursive: true });
  chmodSync(logDir, 0o700);
  const logFile = path.join(logDir, `${name}.log`);
  writeFileSync(logFile, '', { mode: 0o600 });
  chmodSync(logFile, 0o600);
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // A process group of its own gets no Ctrl-C, so we can stop the programs in order.
    // The IPC channel closes when we end, which tells the program to end too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // One output may end while the other is still being written.
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('close', () => log.end());
  return { name, process: child, logFile, stop: () => stopProcess(child, 10_000) };
}

/** Asks the process to end, and kills it after the time limit; resolves when it has ended. */
export async function stopProcess(child: ChildProcess, timeLimitMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const forceKill = setTimeout(() => child.kill('SIGKILL'), timeLimitMs);
  await exited;
  clearTimeout(forceKill);
}

/** Interrupts the group that the process leads, and kills it after the time limit; resolves when it has ended. */
export async function stopGroup(child: ChildProcess, timeLimitMs: number): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(group, 'SIGINT');
  const forceKill = setTimeout(() => process.kill(group, 'SIGKILL'), timeLimitMs);
  await exited;
  clearTimeout(forceKill);
}

/** Resolves when the URL answers with success; rejects if the program ends first or the time is up. */
export async function untilHealthy(url: string, program: Program, timeLimitMs = 30_000): Promise<void> {
  const deadline = Date.now() + timeLimitMs;
  for (;;) {
    if (program.process.exitCode !== null) {
      throw new Error(`The ${program.name} ended at its start:\n${lastWords(program)}`);
    }
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await response.body?.cancel();
      if (response.ok) return;
    } catch {
      // The program is still starting.
    }
    if (Date.now() > deadline)
      throw new Error(`The ${program.name} did not answer at ${url}:\n${lastWords(program)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export const lastWords = ({ logFile }: Program) =>
  readFileSync(logFile, 'utf8').trim().split('\n').slice(-15).join('\n');

/** Fails early, with a clear message, when another program has the port. */
export async function assertPortFree(port: number, variable: string, command = 'npm start'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', () =>
      reject(
        new Error(
          `Port ${port} is taken. Stop what runs there, or choose another: ${variable}=${port + 1} ${command}`,
        ),
      ),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()));
  });
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
