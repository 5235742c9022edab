/**
 * The fast run (`npm test`) and the full one (`npm run test:all`, nightly). docs/guides/test.md lists every difference
 * between the two, and a test compares that page with these tables.
 */
const isFullRun = process.env.TEST_RUN === 'full';

/** How often a check is repeated in each run. */
export const REPETITIONS = {
  'malformed requests to the service': { fast: 500, full: 10_000 },
  'malformed requests to the site': { fast: 500, full: 10_000 },
  'kills of the service while it writes': { fast: 3, full: 20 },
  'sequences of bill actions on PostgreSQL': { fast: 150, full: 500 },
} as const satisfies Record<string, { fast: number; full: number }>;

export const repetitions = (what: keyof typeof REPETITIONS): number =>
  REPETITIONS[what][isFullRun ? 'full' : 'fast'];

/** Checks that only the full run makes, each with its substitute in the fast run. */
export const FULL_RUN_ONLY = {
  'each service test on PostgreSQL':
    'all on SQLite; on PostgreSQL those of service/test/on-both-databases.ts, where databases differ',
  'new malformed requests each time': 'the same ones each time, which reach every kind of refusal',
  'new bill actions each time': 'the same sequences each time, 500 on SQLite and fewer on PostgreSQL',
  'a page load for each screen of a walk':
    'the site’s own router goes there; each kind of page is loaded in a journey of its own',
  'versions that are published by command':
    'publishing-commands.spec.ts publishes by command; other journeys call the same functions with an edited copy of a build',
  'the guide for teams beyond the first publish':
    'the guide’s commands up to the first publish; publish, list, rollback and refusals in publishing-commands.spec.ts',
  'a lone remote’s build and tests':
    'the remote’s build and tests in a whole checkout, and its isolation in a checkout without other remotes',
  'memory that malformed requests leave behind': 'the same requests, fewer of them, and their answers',
  'demo data made on more days': 'the same on a Sunday, on 29 February and at New Year',
  'isolation of each remote':
    'remote-patient in isolation, with each role; remote-courses in a lone checkout; every remote by the type checker and builds.spec.ts',
  'lint rules of React’s compiler':
    '`npm run check` and `npm run lint` have them; the two classic rules of hooks in every run',
  '`remote check` of each remote':
    'each is published, weighed and examined in a browser by builds.spec.ts, and the type checker sees all of them',
  'every look of every screen':
    'each screen at three widths, and axe in one look each: wide and light, or narrow and dark; axe checks the contrast on two screens of each walk, and jest that of the tokens',
  'every look of every state':
    'each state in at least one look: menus wide or narrow, dialogs and forms narrow, all of them light or dark; the tokens’ contrast in jest',
  'sorting, searching and exporting every table':
    'two tables of the patient’s area; headings and rows of each in the walk through its screens',
  'every fault of one remote, with and without a previous version, and four of every other remote':
    'each kind of fault in one remote, those that fall back to the previous version, and one fault of every other remote',
  'first paint with each of its parts switched off alone': 'all parts switched off at once',
  'speed of 10,000 rows compared with 100':
    'of 10,000 rows one page is fetched and shown; its speed is not measured',
} as const satisfies Record<string, string>;

/** True when this run includes the check. */
export const thisRunDoes = (_what: keyof typeof FULL_RUN_ONLY): boolean => isFullRun;

/** Registers tests in the full run only, so that the fast run reports none of them as skipped. */
export function inFullRun(_what: keyof typeof FULL_RUN_ONLY, register: () => void): void {
  if (isFullRun) register();
}
