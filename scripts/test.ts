import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium';
import { root } from './processes';

interface Count {
  passed: number;
  failed: number;
}

const results = mkdtempSync(path.join(os.tmpdir(), 'nivara-test-'));
const bin = (file: string) => path.join(root, 'node_modules', file);

async function main(): Promise<void> {
  const counts: Count[] = [...(await checks()), await jest(), await browserJourneys()];
  rmSync(results, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** What looks at the sources alone, in two lanes: each program of a lane uses one processor core. */
async function checks(): Promise<Count[]> {
  const lanes = [
    [
      check('Types, browser code', [bin('typescript/bin/tsc'), '-p', 'tsconfig.json']),
      check('Types, programs', [bin('typescript/bin/tsc'), '-p', 'tsconfig.node.json']),
    ],
    [
      check('Lint', [bin('eslint/bin/eslint.js'), '.']),
      check('Format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
    ],
  ];
  const counts = lanes.map(async (lane) => {
    const found: Count[] = [];
    for (const next of lane) found.push(await next());
    return found;
  });
  return (await Promise.all(counts)).flat();
}

/** One check that passes or fails as a whole, and says what it has to say in one piece. */
const check = (title: string, args: string[]) => async (): Promise<Count> => {
  const code = await run(title, args, {}, 'when done');
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

async function jest(): Promise<Count> {
  const report = path.join(results, 'jest.json');
  const code = await run(
    'Unit, component and service tests',
    [bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`],
    { TEST_GROUPS: '1' },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as Record<string, number>;
  // A suite that could not even load has no failed test of its own; a skipped test counts as failed.
  const failed = (numFailedTests ?? 0) || (numFailedTestSuites ?? 0) || (code === 0 ? 0 : 1);
  return { passed: numPassedTests ?? 0, failed: failed + (numPendingTests ?? 0) };
}

async function browserJourneys(): Promise<Count> {
  const report = path.join(results, 'playwright.json');
  const code = await run(
    'Browser journeys',
    [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CHROMIUM_PATH: await findChromium(),
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Record<string, number> };
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (stats.skipped ?? 0);
  return { passed: stats.expected ?? 0, failed: failed || (code === 0 ? 0 : 1) };
}

function run(
  title: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  tell: 'at once' | 'when done' = 'at once',
): Promise<number> {
  if (tell === 'at once') console.log(`\n— ${title}`);
  const began = Date.now();
  return new Promise((resolve, reject) => {
    const output = tell === 'at once' ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    child.stdout?.on('data', (data: Buffer) => said.push(data));
    child.stderr?.on('data', (data: Buffer) => said.push(data));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? '✓' : '✗'} ${title}, ${((Date.now() - began) / 1000).toFixed(0)} s`);
      resolve(code ?? 1);
    });
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
