import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../find-chromium';
import { root, stopGroup } from '../processes';
import { runPhase, type Phase, type RunningPhase } from './phase';
import { makePlan, phasesOf } from './plan';
import { profileTable } from './profile';
import { makeScratch } from './scratch';
import { Screen } from './screen';

const LOG = path.join(root, '.cache/test.log');
const STOP_PATIENCE_MS = 10_000;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, profile: { type: 'boolean' } },
  });
  const plan = makePlan(values.full ?? false, await findChromium());
  const phases = phasesOf(plan);
  mkdirSync(path.dirname(LOG), { recursive: true });
  const log = createWriteStream(LOG);
  const scratch = makeScratch();
  console.log(`Everything that is said goes to ${path.relative(process.cwd(), LOG)}.\n`);

  const began = Date.now();
  const screen = new Screen(phases);
  const running = new Map<Phase, RunningPhase>();
  let isStopped = false;
  const run = async (phase: Phase) => {
    if (isStopped) return;
    const started = runPhase(phase, {
      folder: scratch.folder,
      env: scratch.env,
      log,
      onChange: () => screen.draw(),
      isStopped: () => isStopped,
      onFailure: (failure) => screen.failure(failure),
    });
    running.set(phase, started);
    await started.ended;
    running.delete(phase);
  };
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    screen.print('Stopping …');
    await Promise.all([...running.values()].map(({ process: child }) => stopGroup(child, STOP_PATIENCE_MS)));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  try {
    const checks = (async () => {
      for (const check of plan.checks) await run(check);
    })();
    await run(plan.builds);
    await run(plan.jest);
    if (plan.builds.state === 'passed') await run(plan.journeys);
    await checks;
  } finally {
    screen.end();
    await scratch.remove();
    log.end();
  }
  if (isStopped) return 130;
  if (values.profile) console.log(`\n${profileTable(phases, (Date.now() - began) / 1_000)}`);
  const passed = phases.reduce((sum, phase) => sum + phase.passed, 0);
  const failed = phases.reduce((sum, phase) => sum + phase.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  },
);
