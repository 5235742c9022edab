/** Median and quartiles. */
export interface Spread {
  median: number;
  lower: number;
  upper: number;
}

export function spread(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('There are no values to summarise');
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

export const median = (values: readonly number[]): number => spread(values).median;

/** Interpolates between neighbours, as spreadsheets do. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (high - low) * (position - below);
}

/** Returns the ratio of the medians, which is 1 when both are zero. */
export function ratio(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [median(first), median(second)];
  return a === b ? 1 : a / b;
}
