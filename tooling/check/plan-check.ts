import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';
import { planned, type Phase } from '../test-run/phase';
import type { ImportGraph } from './import-graph';
import { isJourney, relatedJourneys, relatedTests } from './related-tests';

const bin = (file: string) => path.join(root, 'node_modules', file);
const SOURCE = /\.(?:tsx?|m?js)$/;
const FORMATTED = /\.(?:tsx?|m?js|json|md|ya?ml|html|css)$/;

interface Change {
  changed: readonly string[];
  graph: ImportGraph;
  /** Journey → the beginnings of the paths of the source files that it covers. */
  journeyPaths: Readonly<Record<string, readonly string[]>>;
  chromium: string | undefined;
}

/** The checks of the sources can run beside the tests. */
export function planCheck({ changed, graph, journeyPaths, chromium }: Change): {
  checks: Phase[];
  tests: Phase[];
} {
  const sources = changed.filter((file) => SOURCE.test(file));
  const formatted = changed.filter((file) => FORMATTED.test(file));
  const tests = relatedTests(changed, graph);
  const journeys = relatedJourneys(changed, journeyPaths, [...graph.keys()].filter(isJourney));
  const checks = [
    ...typeChecks(sources),
    ...(sources.length > 0
      ? [check('Lint', [bin('eslint/bin/eslint.js'), '--no-warn-ignored', ...sources])]
      : []),
    ...(formatted.length > 0
      ? [
          check('Format', [
            bin('prettier/bin/prettier.cjs'),
            ...['--check', '--log-level', 'warn', '--ignore-unknown', ...formatted],
          ]),
        ]
      : []),
  ];
  return {
    checks,
    tests: [
      ...(tests.length > 0 ? [jest(tests)] : []),
      ...(journeys.length > 0 && chromium ? [playwright(journeys, chromium)] : []),
    ],
  };
}

const check = (title: string, args: string[]): Phase =>
  planned({ title, args, isOneCheck: true, givesWay: true });

const BROWSER_CODE = /^(?:shell\/src|remote-[^/]+|shared)\//;
const PROGRAMS = /^(?:service|shell\/server|registry|tooling|bench|e2e|shared)\/|^jest\.config\.ts$/;

/** Incremental builds make the next check quick. */
function typeChecks(sources: readonly string[]): Phase[] {
  const project = (title: string, config: string, concerns: RegExp) =>
    sources.some((file) => concerns.test(file))
      ? [
          check(title, [
            bin('typescript-native/bin/tsc'),
            ...['-p', config, '--incremental', '--tsBuildInfoFile', `.cache/${config}.tsbuildinfo`],
          ]),
        ]
      : [];
  return [
    ...project('Types, browser code', 'tsconfig.json', BROWSER_CODE),
    ...project('Types, programs', 'tsconfig.node.json', PROGRAMS),
  ];
}

function jest(tests: readonly string[]): Phase {
  return planned({
    title: 'Tests',
    givesWay: true,
    args: [
      bin('jest/bin/jest.js'),
      ...['--reporters', path.join(root, 'tooling/test-run/jest-reporter.js')],
      ...['--selectProjects', ...new Set(tests.map(projectOf))],
      ...['--runTestsByPath', ...tests],
    ],
  });
}

/** Returns the name of the file's project in jest.config.ts. This check leaves PostgreSQL to `npm test`. */
export function projectOf(file: string): string {
  const [room = '', folder = ''] = file.split('/');
  if (room === 'service') return 'service-sqlite';
  if (room === 'shell' && folder !== 'src') return 'shell-server';
  return room;
}

function playwright(journeys: readonly string[], chromium: string): Phase {
  return planned({
    title: 'Journeys',
    args: [
      bin('@playwright/test/cli.js'),
      ...['test', '-c', 'e2e/playwright.config.ts'],
      ...journeys.filter((file) => existsSync(path.join(root, file))),
    ],
    env: { TEST_EVENTS: '1', CHROMIUM_PATH: chromium },
  });
}
