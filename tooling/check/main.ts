import { parseArgs } from 'node:util';
import { JOURNEY_PATHS } from './journey-paths';
import { installedChromium } from '../find-chromium';
import { root } from '../processes';
import { runPhases } from '../test-run/run-phases';
import { allFiles, changedFiles } from './changed-files';
import { readImports } from './import-graph';
import { planCheck } from './plan-check';

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const changed = changedFiles(root, values.since);
  if (changed.length === 0) {
    console.log(
      `Nothing has changed since ${values.since}. To compare with another commit: npm run check -- --since main`,
    );
    return 0;
  }
  const graph = readImports(root, allFiles(root));
  const chromium = process.env.CHROMIUM_PATH ?? installedChromium();
  if (!chromium) console.log('No Chromium is installed, so no journeys run here. npm test runs them.');
  const { checks, tests } = planCheck({ changed, graph, journeyPaths: JOURNEY_PATHS, chromium });
  const phases = [...checks, ...tests];
  const code = await runPhases(phases, 'check.log', async (run) => {
    await Promise.all([inTurn(run, checks), ...tests.map(run)]);
  });
  const failed = phases.reduce((sum, phase) => sum + phase.failed, 0);
  const passed = phases.reduce((sum, phase) => sum + phase.passed, 0);
  console.log(`\nChanged files: ${changed.length}. Checks: ${passed} passed, ${failed} failed`);
  return code;
}

async function inTurn<Item>(run: (item: Item) => Promise<void>, items: readonly Item[]): Promise<void> {
  for (const item of items) await run(item);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
