import type { Trend } from '@nivara/shared/domain/test-values';

/** Positions in percent of the chart's width and height, from the top left. */
export interface ChartScale {
  points: { x: number; y: number; at: string; value: number }[];
  /** The reference range; an unknown bound is missing. */
  band: { top: number; height: number } | undefined;
  /** The limits of the personal target. */
  limits: { y: number; value: number }[];
  /** The horizontal grid lines with their labels. */
  ticks: { y: number; value: number }[];
}

const TICKS_WANTED = 5;
/** The share of the height that stays empty above and below. */
const ROOM = 0.08;

export function chartScale({
  points,
  low,
  high,
  target,
}: Pick<Trend, 'points' | 'low' | 'high' | 'target'>): ChartScale {
  const limits = [target?.low, target?.high].filter((value) => value != null);
  const shown = [...points.map(({ value }) => value), low, high, ...limits].filter((value) => value !== null);
  const { from, to } = spread(Math.min(...shown), Math.max(...shown));
  const toY = (value: number) => 100 - ((value - from) / (to - from)) * 100;
  const times = points.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  // A single value is centred.
  const toX = (time: number) => (last === first ? 50 : ((time - first) / (last - first)) * 100);

  const top = high === null ? 0 : toY(high);
  const bottom = low === null ? 100 : toY(low);
  return {
    points: points.map(({ at, value }) => ({ at, value, x: toX(Date.parse(at)), y: toY(value) })),
    band: low === null && high === null ? undefined : { top, height: bottom - top },
    limits: limits.map((value) => ({ value, y: toY(value) })),
    ticks: niceValues(from, to).map((value) => ({ value, y: toY(value) })),
  };
}

/** The axis goes below zero only if a value does. */
function spread(least: number, most: number): { from: number; to: number } {
  const room = most === least ? Math.abs(most) * 0.1 || 1 : (most - least) * ROOM;
  return { from: least >= 0 ? Math.max(0, least - room) : least - room, to: most + room };
}

/** Round values between two others, in steps of 1, 2 or 5 times a power of ten. */
export function niceValues(from: number, to: number): number[] {
  const rough = (to - from) / TICKS_WANTED;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((each) => rough <= each * power) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  // Whole multiples of the step, without the errors of binary fractions.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
