import { measureRange, measuresOf, readingFlag, readingsOf, valuesInWords } from './measure';
import type { TestValue, Trend, ValueFlag } from './test-values';

/** The latest value of a measure. */
export interface TestResult {
  name: string;
  /** "7.2", or "127/85". */
  value: string;
  unit: string;
  /** Null where there is no usual range. */
  flag: ValueFlag | null;
}

type Measured = Pick<TestValue, 'analyte' | 'unit' | 'low' | 'high' | 'value' | 'measuredAt'>;

/** Groups the values of one test by analyte and unit. */
export function trendsIn(values: readonly Measured[]): Trend[] {
  const found = new Map<string, Trend>();
  for (const { analyte, unit, low, high, measuredAt, value } of values) {
    const key = `${analyte} ${unit}`;
    const trend = found.get(key) ?? { name: analyte, unit, low, high, points: [] };
    trend.points.push({ at: measuredAt, value });
    found.set(key, trend);
  }
  return [...found.values()];
}

/** Values out of their range come first. */
export function resultsOf(values: readonly Measured[]): TestResult[] {
  const results = measuresOf(trendsIn(values)).flatMap((measure): TestResult[] => {
    const { name, unit } = measure;
    const latest = readingsOf(measure).at(-1);
    if (latest === undefined) return [];
    const flag = measureRange(measure) === '' ? null : readingFlag(measure, latest);
    return [{ name, value: valuesInWords(latest), unit, flag }];
  });
  return [...results.filter(isOutOfRange), ...results.filter((result) => !isOutOfRange(result))];
}

const isOutOfRange = ({ flag }: TestResult) => flag === 'low' || flag === 'high';

const VERDICTS = { low: ', below its range', normal: '', high: ', above its range' };

/** The first flag of results that are sorted by `resultsOf`; null where no result has a usual range. */
export const verdictOf = (results: readonly TestResult[]): ValueFlag | null =>
  results.find(({ flag }) => flag !== null)?.flag ?? null;

/** "HbA1c 7.2 %, above its range, +2 more"; empty without values. */
export function resultsInShort([first, ...others]: readonly TestResult[]): string {
  if (first === undefined) return '';
  return resultInWords(first) + (others.length > 0 ? `, +${others.length} more` : '');
}

/** "HbA1c 7.2 %, above its range · LDL 98 mg/dL"; empty without values. */
export const resultsInFull = (results: readonly TestResult[]): string =>
  results.map(resultInWords).join(' · ');

/** "HbA1c 7.2 %, above its range" */
export const resultInWords = (result: TestResult): string => `${result.name} ${valueOfResult(result)}`;

/** "7.2 %, above its range" */
const valueOfResult = ({ value, unit, flag }: TestResult): string =>
  `${value} ${unit}`.trim() + VERDICTS[flag ?? 'normal'];
