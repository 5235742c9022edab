import { parseArgs } from 'node:util';
import { findChromium } from '../find-chromium';
import { makePlan, phasesOf } from './plan';
import { machineSeconds, profileTable } from './profile';
import { runPhases } from './run-phases';

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { full: { type: 'boolean' }, profile: { type: 'boolean' } },
  });
  const plan = makePlan(values.full ?? false, await findChromium());
  const phases = phasesOf(plan);
  const began = Date.now();
  const usedBefore = machineSeconds();
  const code = await runPhases(phases, 'test.log', async (run) => {
    const checks = (async () => {
      for (const check of plan.checks) await run(check);
    })();
    await run(plan.builds);
    await run(plan.jest);
    if (plan.builds.state === 'passed') await run(plan.journeys);
    await checks;
  });
  if (phases.some(({ state }) => state === 'stopped')) return code;
  if (values.profile)
    console.log(
      `\n${profileTable(phases, {
        clockSeconds: (Date.now() - began) / 1_000,
        machineSeconds: machineSeconds() - usedBefore,
      })}`,
    );
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
