import path from 'node:path';
import { root } from '../processes';
import { planned, type Phase, type PhasePlan } from './phase';

const bin = (file: string) => path.join(root, 'node_modules', file);

/** The phases in the order in which they are shown. */
export interface Plan {
  checks: Phase[];
  builds: Phase;
  jest: Phase;
  journeys: Phase;
}

/** `isFull` is true for `npm run test:all`. */
export function makePlan(isFull: boolean, chromium: string): Plan {
  const extent = isFull ? { TEST_RUN: 'full' } : {};
  const check = (title: string, args: string[]): PhasePlan => ({ title, args, isOneCheck: true });
  const lint = check('Lint', [bin('eslint/bin/eslint.js'), '.']);
  const tsc = bin('typescript-native/bin/tsc');
  return {
    checks: [
      check('Types, browser code', [tsc, '-p', 'tsconfig.json']),
      check('Types, programs', [tsc, '-p', 'tsconfig.node.json']),
      isFull ? lint : { ...lint, env: { LINT_WITHOUT_COMPILER: '1' } },
      check('Format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
    ].map(planned),
    builds: planned({
      title: 'Builds',
      args: ['--import', 'tsx', path.join(root, 'e2e/fixtures/build-for-journeys.ts')],
      isPreparation: true,
    }),
    jest: planned({
      title: 'Unit and service tests',
      args: [bin('jest/bin/jest.js'), '--reporters', path.join(root, 'tooling/test-run/jest-reporter.js')],
      env: { ...extent, TEST_GROUPS: '1' },
    }),
    journeys: planned({
      title: 'Browser journeys',
      args: [bin('@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'],
      env: { ...extent, TEST_EVENTS: '1', JOURNEYS_ARE_BUILT: '1', CHROMIUM_PATH: chromium },
    }),
  };
}

export const phasesOf = ({ checks, builds, jest, journeys }: Plan): Phase[] => [
  ...checks,
  builds,
  jest,
  journeys,
];
