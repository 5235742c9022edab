import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, type WriteStream } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../processes';
import { eventReader, type Failure, type TestEvent } from './events';

export interface PhasePlan {
  title: string;
  /** A Node program and its arguments. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** True for a single check, such as a type check, whose output is the failure. */
  isOneCheck?: boolean;
  /** True for a phase that prepares other phases, and counts only if it fails. */
  isPreparation?: boolean;
  /** True for a phase that ends early anyway, so it leaves the processor to the phase that takes longest. */
  givesWay?: boolean;
}

export interface Phase extends PhasePlan {
  state: 'waiting' | 'running' | 'passed' | 'failed' | 'stopped';
  passed: number;
  failed: number;
  done: number;
  total: number;
  unit: string;
  beganAt: number;
  /** Elapsed time. */
  seconds: number;
  /** Processor time, including child processes. */
  processorSeconds: number;
}

export const planned = (plan: PhasePlan): Phase => ({
  ...plan,
  state: 'waiting',
  passed: 0,
  failed: 0,
  done: 0,
  total: 0,
  unit: '',
  beganAt: 0,
  seconds: 0,
  processorSeconds: 0,
});

interface RunOptions {
  /** The run's folder, which is removed when the run ends. */
  folder: string;
  env: NodeJS.ProcessEnv;
  log: WriteStream;
  /** True after an interrupt: a program that ends then has not failed. */
  isStopped: () => boolean;
  onChange: () => void;
  onFailure: (failure: Failure) => void;
}

export interface RunningPhase {
  process: ChildProcess;
  ended: Promise<void>;
}

/** Runs a phase in its own process group and updates its figures. */
export function runPhase(
  phase: Phase,
  { folder, env, log, isStopped, onChange, onFailure }: RunOptions,
): RunningPhase {
  phase.state = 'running';
  phase.beganAt = Date.now();
  const usage = path.join(folder, `${phase.title.replace(/\W+/g, '-')}.seconds`);
  const child = spawn(process.execPath, [path.join(__dirname, 'measured.mjs'), usage, ...phase.args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...phase.env, FORCE_COLOR: '0' },
  });
  if (phase.givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const outputLines: string[] = [];
  const fail = (failure: Failure) => {
    if (isStopped()) return;
    phase.failed += 1;
    onFailure(failure);
  };
  const read = eventReader(
    (event) => {
      applyEvent(phase, event, fail);
      onChange();
    },
    (line) => {
      outputLines.push(line);
      log.write(`${phase.title}: ${line}\n`);
    },
  );
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  onChange();
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => outputLines.push(String(error)));
    child.once('close', (code) => {
      phase.seconds = (Date.now() - phase.beganAt) / 1_000;
      phase.processorSeconds = existsSync(usage) ? Number(readFileSync(usage, 'utf8')) : 0;
      const isBad = code !== 0;
      // A program that fails without a failed test shows the reason in its output.
      if (isBad && phase.failed === 0) {
        const text = stripVTControlCharacters(outputLines.join('\n'))
          .trim()
          .split('\n')
          .slice(-60)
          .join('\n');
        fail({ title: phase.title, text, ...(phase.isOneCheck && { rerunCommand: commandOfCheck(phase) }) });
      } else if (!isBad && phase.isOneCheck) phase.passed += 1;
      phase.state = isStopped() ? 'stopped' : phase.failed > 0 ? 'failed' : 'passed';
      onChange();
      resolve();
    });
  });
  return { process: child, ended };
}

function applyEvent(phase: Phase, event: TestEvent, fail: (failure: Failure) => void): void {
  if (event.kind === 'total') {
    phase.total = event.total;
    phase.unit = event.unit;
  } else if (event.kind === 'done') phase.done = event.done;
  else if (event.kind === 'passed') phase.passed += 1;
  else fail(event.failure);
}

const commandOfCheck = ({ args }: Phase) =>
  ['node', ...args.map((word) => path.relative(root, word) || '.')].join(' ');
