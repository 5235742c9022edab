import { ratio, spread } from '../service/spread';
import type { Target } from './targets';
import { METRICS, type Measured, type Metric } from './metrics';

export type Row = readonly string[];

export function markdownTable(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_cell, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

const DIGITS: Partial<Record<Metric, number>> = { 'layout shift': 4 };
const UNIT: Record<Metric, string> = {
  'largest paint': 'ms',
  heading: 'ms',
  interactive: 'ms',
  bytes: 'B',
  requests: '',
  blocking: 'ms',
  'longest task': 'ms',
  'layout shift': '',
};

export const unitOf = (metric: Metric): string => (UNIT[metric] ? `${metric}, ${UNIT[metric]}` : metric);

/** `1234 (1200–1300)`: the median and the quartiles around it. */
export function cell(values: readonly number[], digits = 0): string {
  const { median, lower, upper } = spread(values);
  return `${median.toFixed(digits)} (${lower.toFixed(digits)}–${upper.toFixed(digits)})`;
}

export interface Compared {
  /** Figures of the composed site. */
  ours: readonly number[];
  theirs: readonly number[];
}

export const HEAD: Row = ['figure', 'composed', 'single', 'ratio', 'target', ''];

export function comparisonRow(title: string, { ours, theirs }: Compared, target?: Target, digits = 0): Row {
  const times = ratio(ours, theirs);
  return [
    title,
    cell(ours, digits),
    cell(theirs, digits),
    Number.isFinite(times) ? `${times.toFixed(3)}×` : '',
    target ? (target.what === 'ratio' ? `≤ ${target.atMost}×` : `≤ ${target.atMost}`) : '',
    target ? (isMet(target, { ours, theirs }) ? 'met' : '**not met**') : '',
  ];
}

export function isMet({ what, atMost }: Target, { ours, theirs }: Compared): boolean {
  const held = { ratio: ratio(ours, theirs), composed: spread(ours).median, worst: Math.max(...ours) };
  return held[what] <= atMost;
}

export const pageRows = (
  ours: readonly Measured[],
  theirs: readonly Measured[],
  targetFor: (metric: Metric) => Target | undefined,
): Row[] =>
  METRICS.map((metric) =>
    comparisonRow(
      unitOf(metric),
      { ours: ours.map((figures) => figures[metric]), theirs: theirs.map((figures) => figures[metric]) },
      targetFor(metric),
      DIGITS[metric],
    ),
  );
