/** Shown by a chart and by its table. */
export interface ChartData {
  title: string;
  /** A line below the title. */
  note?: string;
  /** The heading of the names. */
  rowHeading: string;
  series: readonly string[];
  rows: readonly ChartRow[];
  /** Writes amounts, hours and shares; each series may be written differently. */
  inWords?: (value: number, series: number) => string;
}

export interface ChartRow {
  name: string;
  /** One value for each series; null is unknown. */
  values: readonly (number | null)[];
  /** For each value, the address of the list that shows what is counted in it. */
  links?: readonly (string | undefined)[];
}

export const valueInWords = ({ inWords }: ChartData, value: number | null, series: number): string =>
  value === null ? '—' : inWords ? inWords(value, series) : value.toLocaleString('en-IN');

/** A chart whose values are all unknown or 0 says so instead of drawing nothing. */
export const isEmptyChart = ({ rows }: ChartData): boolean =>
  rows.every(({ values }) => values.every((value) => value === null || value === 0));

/** The rows of the chart's table in words, for a CSV file. */
export const csvRows = (chart: ChartData): string[][] =>
  chart.rows.map(({ name, values }) => [
    name,
    ...values.map((value, series) => valueInWords(chart, value, series)),
  ]);

export const chartHeadings = ({ rowHeading, series }: ChartData): string[] => [rowHeading, ...series];

/** The ticks of an axis from 0 to its end: round values, and whole numbers where the values are small. */
export function axisTicks(largest: number): number[] {
  const power = largest <= 0 ? 1 : 10 ** Math.floor(Math.log10(largest));
  const [multiple, parts] = AXES.find(([each]) => largest <= each * power) ?? [10, 5];
  const end = Math.max(1, multiple * power);
  return Array.from({ length: parts + 1 }, (_, index) =>
    Number(((end * index) / parts).toPrecision(12)),
  ).filter((value) => end > parts || Number.isInteger(value));
}

/** Possible ends of an axis, each with the number of parts that it divides into evenly. */
const AXES = [
  [1, 5],
  [2, 4],
  [3, 3],
  [5, 5],
  [10, 5],
] as const;
