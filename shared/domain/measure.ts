import { type Trend, type ValueFlag, flagOf, rangeText } from './test-values';

/** Values that people read as one figure: an analyte, or both blood pressures. */
export interface Measure {
  name: string;
  unit: string;
  /** One trend, or systolic and diastolic. */
  trends: readonly [Trend, ...Trend[]];
}

/** The values of one moment, in the order of the trends; null where one is missing. */
export interface Reading {
  at: string;
  values: (number | null)[];
}

const SYSTOLIC = /^systolic\b/i;
const DIASTOLIC = /^diastolic\b/i;
const DAY_MS = 24 * 60 * 60_000;

/** Systolic and diastolic in one unit become one measure, the first in the list, since patients look for it. */
export function measuresOf(trends: readonly Trend[]): Measure[] {
  const partnerOf = (trend: Trend, pattern: RegExp) =>
    trends.find(({ name, unit }) => pattern.test(name) && unit === trend.unit);
  const measures = trends.flatMap((trend): Measure[] => {
    const { name, unit } = trend;
    if (DIASTOLIC.test(name) && partnerOf(trend, SYSTOLIC)) return [];
    const diastolic = SYSTOLIC.test(name) ? partnerOf(trend, DIASTOLIC) : undefined;
    return [
      diastolic
        ? { name: 'Blood pressure', unit, trends: [trend, diastolic] }
        : { name, unit, trends: [trend] },
    ];
  });
  return measures.sort((one, other) => other.trends.length - one.trends.length);
}

/** Returns the readings, the oldest first. */
export function readingsOf({ trends }: Measure): Reading[] {
  const moments = [...new Set(trends.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  return moments.map((at) => ({
    at,
    values: trends.map(({ points }) => points.find((point) => point.at === at)?.value ?? null),
  }));
}

/** "5.6", or "127/85". */
export const valuesInWords = ({ values }: Pick<Reading, 'values'>): string =>
  values.map((value) => value ?? '–').join('/');

/** "4 to 5.6", or "90 to 130 over 60 to 85"; empty without a range. */
export function measureRange({ trends }: Measure): string {
  const ranges = trends.map(rangeText);
  return ranges.includes('') ? '' : ranges.join(' over ');
}

/** The first value outside of its range decides the flag of the whole reading. */
export function readingFlag({ trends }: Measure, { values }: Pick<Reading, 'values'>): ValueFlag {
  const flags = trends.map((trend, index) => {
    const value = values[index];
    return value == null ? 'normal' : flagOf(value, trend);
  });
  return flags.find((flag) => flag !== 'normal') ?? 'normal';
}

/** Leaves out points that are older than this many days. */
export function ofLastDays(measure: Measure, days: number, now: Date): Measure {
  const from = now.getTime() - days * DAY_MS;
  const [first, ...others] = measure.trends.map((trend) => ({
    ...trend,
    points: trend.points.filter(({ at }) => Date.parse(at) >= from),
  }));
  return first ? { ...measure, trends: [first, ...others] } : measure;
}
