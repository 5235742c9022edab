import type { Trend } from '@nivara/shared/domain/test-values';

interface Position {
  x: number;
  y: number;
  at: string;
  value: number;
  /** True if the time since the previous point is shortened on the axis. */
  afterGap: boolean;
}

/** Positions in percent of the chart's width and height, from the top left. */
export interface ChartScale {
  /** The points of each trend. */
  series: Position[][];
  /** The reference range of each trend that has one. */
  bands: { top: number; height: number }[];
  /** The limits of the personal targets. */
  limits: { y: number; value: number }[];
  /** The horizontal grid lines with their labels. */
  ticks: { y: number; value: number }[];
}

type Scaled = Pick<Trend, 'points' | 'low' | 'high' | 'target'>;

const TICKS_WANTED = 5;
/** The margin above and below the values, as a share of their range. */
const MARGIN = 0.08;
/** The longest gap between two points, as a multiple of the median gap; a longer one is shortened to this. */
const LONGEST_GAP = 4;

/** All trends share both axes. */
export function chartScale(trends: readonly Scaled[]): ChartScale {
  const limits = trends.flatMap(({ target }) => [target?.low, target?.high]).filter((value) => value != null);
  const shown = [
    ...trends.flatMap(({ points, low, high }) => [...points.map(({ value }) => value), low, high]),
    ...limits,
  ].filter((value) => value !== null);
  const { from, to } = spread(Math.min(...shown), Math.max(...shown));
  const toY = (value: number) => 100 - ((value - from) / (to - from)) * 100;
  const { toX, gaps } = timeAxis(trends);
  return {
    series: trends.map(({ points }) =>
      points.map(({ at, value }, index) => {
        const before = points[index - 1];
        const afterGap = before !== undefined && gaps.some((gap) => before.at <= gap && gap < at);
        return { at, value, x: toX(at), y: toY(value), afterGap };
      }),
    ),
    bands: trends
      .filter(({ low, high }) => low !== null || high !== null)
      .map(({ low, high }) => {
        const top = high === null ? 0 : toY(high);
        return { top, height: (low === null ? 100 : toY(low)) - top };
      }),
    limits: limits.map((value) => ({ value, y: toY(value) })),
    ticks: niceValues(from, to).map((value) => ({ value, y: toY(value) })),
  };
}

/** True if the line falls to the latest value; the value's label is then below the line. */
export function isFalling(points: readonly Pick<Position, 'y'>[]): boolean {
  const [before, latest] = points.slice(-2);
  return before !== undefined && latest !== undefined && before.y < latest.y;
}

/** Places moments by time, but long times without a value are shortened; a single moment is centred. */
function timeAxis(trends: readonly Scaled[]) {
  const moments = [...new Set(trends.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  const steps = moments.slice(1).map((at, index) => Date.parse(at) - Date.parse(moments[index] ?? at));
  const longest = LONGEST_GAP * middleOf(steps);
  const offsets = new Map<string, number>();
  let width = 0;
  moments.forEach((at, index) => {
    width += index === 0 ? 0 : Math.min(steps[index - 1] ?? 0, longest);
    offsets.set(at, width);
  });
  const gaps = moments.filter((_, index) => (steps[index] ?? 0) > longest);
  return { gaps, toX: (at: string) => (width === 0 ? 50 : ((offsets.get(at) ?? 0) / width) * 100) };
}

function middleOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The axis goes below zero only if a value does. */
function spread(least: number, most: number): { from: number; to: number } {
  const margin = most === least ? Math.abs(most) * 0.1 || 1 : (most - least) * MARGIN;
  return { from: least >= 0 ? Math.max(0, least - margin) : least - margin, to: most + margin };
}

/** Lists the round numbers between `from` and `to`, in steps of 1, 2 or 5 times a power of ten. */
export function niceValues(from: number, to: number): number[] {
  const rough = (to - from) / TICKS_WANTED;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((each) => rough <= each * power) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  // Whole multiples of the step, without the errors of binary fractions.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
