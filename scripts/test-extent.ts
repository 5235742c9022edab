/**
 * The fast run (`npm test`) and the full one (`npm run test:all`, nightly). docs/guides/test.md lists every difference
 * between the two, and a test holds that page against these tables.
 */
export const isFullRun = process.env.TEST_RUN === 'full';

/** How often a check is repeated in each run. */
export const REPETITIONS = {
  'malformed requests to the service': { fast: 500, full: 10_000 },
  'kills of the service while it writes': { fast: 3, full: 20 },
} as const satisfies Record<string, { fast: number; full: number }>;

export const repetitions = (what: keyof typeof REPETITIONS): number =>
  REPETITIONS[what][isFullRun ? 'full' : 'fast'];

/** Checks of the full run alone, each with what stands for them in the fast one. */
export const FULL_RUN_ONLY = {
  'the guide for teams beyond the first publish':
    'start, create and publish by the guide’s commands; publish, list, rollback and refusals in publishing-commands.spec.ts',
  'a lone remote’s build and tests':
    'the same remote’s build in a whole checkout, its tests there, and its isolation in a lone one',
  'memory that malformed requests leave behind':
    'the same requests, fewer of them, and what they are answered',
  'demo data made on more days': 'the same on a Sunday, on 29 February and at New Year',
  '`remote check` of each remote':
    'each is published, weighed and examined in a browser by builds.spec.ts, and the type checker sees all of them',
} as const satisfies Record<string, string>;

/** Registers tests in the full run only: the fast one does not know of them, so none is skipped. */
export function inFullRun(_what: keyof typeof FULL_RUN_ONLY, register: () => void): void {
  if (isFullRun) register();
}
