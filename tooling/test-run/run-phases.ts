import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, stopGroup } from '../processes';
import { runPhase, type Phase, type RunningPhase } from './phase';
import { makeScratch } from './scratch';
import { ProgressDisplay } from './progress-display';

const STOP_TIME_LIMIT_MS = 10_000;
const INTERRUPTED = 130;

/** Runs the phases, cleans up however the run ends, and returns the exit code. */
export async function runPhases(
  phases: readonly Phase[],
  logName: string,
  runInOrder: (run: (phase: Phase) => Promise<void>) => Promise<void>,
): Promise<number> {
  const logFile = path.join(root, '.cache', logName);
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const scratch = makeScratch();
  console.log(`The complete output is in ${path.relative(process.cwd(), logFile)}.\n`);

  const display = new ProgressDisplay(phases);
  const running = new Set<RunningPhase>();
  let isStopped = false;
  const run = async (phase: Phase) => {
    if (isStopped) return;
    const started = runPhase(phase, {
      folder: scratch.folder,
      env: scratch.env,
      log,
      isStopped: () => isStopped,
      onChange: () => display.draw(),
      onFailure: (failure) => display.printFailure(failure),
    });
    running.add(started);
    await started.ended;
    running.delete(started);
  };
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    display.print('Stopping …');
    await Promise.all([...running].map(({ process: child }) => stopGroup(child, STOP_TIME_LIMIT_MS)));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  try {
    await runInOrder(run);
  } finally {
    display.end();
    await scratch.remove();
    log.end();
  }
  if (isStopped) return INTERRUPTED;
  return phases.some(({ failed }) => failed > 0) ? 1 : 0;
}
