import { parseArgs } from 'node:util';
import { FIRST_PAINT_PARTS, type FirstPaintPart } from '../../shell/src/first-paint/switches';
import { SCENARIOS, type Scenario } from './scenarios';

/** The measurements that are not of a single page. */
const PARTS = ['walk', 'more', 'builds'] as const;
export type Part = (typeof PARTS)[number];

export interface LoadOptions {
  runs: number;
  coldOnly: boolean;
  scenarios: readonly Scenario[];
  parts: ReadonlySet<Part>;
  /** Parts of the shell's first-paint folder that are switched off. */
  switchedOff: readonly FirstPaintPart[];
  /** True where the single build has no prerendered pages, like most single applications. */
  isSinglePlain: boolean;
  /** True for a complete run with enough rounds, which goes into the report. */
  isWritten: boolean;
}

const ENOUGH = 9;

/** `--only` takes a page’s path or a part’s name, `--without` a file of `first-paint/` or `all`; both can be repeated. */
export function readOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: String(ENOUGH) },
      'cold-only': { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      without: { type: 'string', multiple: true, default: [] },
      'plain-single': { type: 'boolean', default: false },
    },
  });
  const { runs: text, 'cold-only': coldOnly, only, without, 'plain-single': isSinglePlain } = values;
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a number from 1 on, not "${text}"`);
  const known = [...SCENARIOS.map(({ path }) => path), ...PARTS];
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`--only knows ${known.join(', ')}; it does not know ${unknown.join(', ')}`);
  const unknownParts = without.filter((name) => ![...FIRST_PAINT_PARTS, 'all'].includes(name));
  if (unknownParts.length > 0)
    throw new Error(
      `--without knows all, ${FIRST_PAINT_PARTS.join(', ')}; it does not know ${unknownParts.join(', ')}`,
    );
  const isWanted = (name: string) => only.length === 0 || only.includes(name);
  return {
    runs,
    coldOnly,
    scenarios: SCENARIOS.filter(({ path }) => isWanted(path)),
    parts: new Set(PARTS.filter(isWanted)),
    switchedOff: FIRST_PAINT_PARTS.filter((part) => without.includes('all') || without.includes(part)),
    isSinglePlain,
    isWritten: runs >= ENOUGH && !coldOnly && only.length === 0 && without.length === 0 && !isSinglePlain,
  };
}
