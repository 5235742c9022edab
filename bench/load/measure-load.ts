import type { Browser } from '@playwright/test';
import type { Measured } from './metrics';
import type { PageResult, WalkResult } from './report';
import type { Scenario } from './scenarios';
import type { Side } from './side';
import { visit, type Visit } from './visit';
import { walk } from './walk';

export interface Bench {
  browser: Browser;
  composed: Side;
  single: Side;
  runs: number;
  /** Prints the name of each part of the bench as it begins, and each fault. */
  say: (line: string) => void;
}

/** Alternates which side begins, so that a machine that is busy for a while slows both. */
async function inTurn<T>(
  runs: number,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<[T[], T[]]> {
  const results: [T[], T[]] = [[], []];
  const both = [
    async () => void results[0].push(await first()),
    async () => void results[1].push(await second()),
  ];
  for (let run = 0; run < runs; run += 1)
    for (const measure of run % 2 === 0 ? both : [...both].reverse()) await measure();
  return results;
}

/** The targets allow the composed site a few percent more time: so small a difference shows only in many visits. */
const VISITS_PER_RUN = 2;
const WALKS_PER_RUN = 4;
const VISITS_WITH_MORE_PER_RUN = 5;

/** Measures one page, cold and (unless left out) warm. */
export async function measurePage(
  { browser, composed, single, runs, say }: Bench,
  scenario: Scenario,
  coldOnly: boolean,
): Promise<PageResult[]> {
  say(`${scenario.path} …`);
  const [ours, theirs] = await inTurn(
    runs * VISITS_PER_RUN,
    () => visit(browser, composed, scenario, !coldOnly),
    () => visit(browser, single, scenario, !coldOnly),
  );
  assertSamePage(
    scenario.path,
    [...ours, ...theirs].map(({ heading }) => heading),
  );
  reportRepeatedFiles(say, 'composed', ours);
  reportRepeatedFiles(say, 'single', theirs);
  const cold = {
    ...scenario,
    cache: 'cold' as const,
    composed: ours.map(({ cold: it }) => it),
    single: theirs.map(({ cold: it }) => it),
  };
  if (coldOnly) return [cold];
  return [
    cold,
    { ...scenario, cache: 'warm', composed: ours.flatMap(warmOf), single: theirs.flatMap(warmOf) },
  ];
}

const warmOf = ({ warm }: Visit): Measured[] => (warm ? [warm] : []);

export async function measureWalk(bench: Bench, hover: boolean): Promise<WalkResult> {
  const { browser, composed, single, runs, say } = bench;
  say(`The walk by click${hover ? ', hovering' : ''} …`);
  const [ours, theirs] = await inTurn(
    runs * WALKS_PER_RUN,
    () => walk(browser, composed, hover),
    () => walk(browser, single, hover),
  );
  assertSamePage(
    'The walk',
    [...ours, ...theirs].map(({ steps }) => steps.map(({ text }) => text).join(' → ')),
  );
  return { hover, composed: ours, single: theirs };
}

/** Measures the first visit of `/` with the existing remotes and with seven more. */
export async function measureMoreRemotes(
  { browser, composed, runs, say }: Bench,
  withMore: Side,
  scenario: Scenario,
): Promise<{ asBuilt: Measured[]; more: Measured[] }> {
  say('Seven more remotes …');
  const [asBuilt, more] = await inTurn(
    runs * VISITS_WITH_MORE_PER_RUN,
    () => visit(browser, composed, scenario, false),
    () => visit(browser, withMore, scenario, false),
  );
  return { asBuilt: asBuilt.map(({ cold }) => cold), more: more.map(({ cold }) => cold) };
}

/** An error panel has a heading too, and would be measured as a quick page. */
function assertSamePage(what: string, headings: string[]): void {
  const different = new Set(headings);
  if (different.size > 1) throw new Error(`${what} showed different pages: ${[...different].join(' / ')}`);
}

function reportRepeatedFiles(say: Bench['say'], side: string, visits: Visit[]): void {
  const files = new Set(visits.flatMap(({ twice }) => twice));
  if (files.size > 0) say(`  ${side}: fetched more than once: ${[...files].join(', ')}`);
}
