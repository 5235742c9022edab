/** The fields of an analyte of `test-values.ts` that the limits need. */
interface AnalyteRange {
  name: string;
  unit: string;
  low: number | null;
  high: number | null;
}

/** No living person has a value beyond these limits, so the value or its unit is a mistake. */
const POSSIBLE: readonly [name: RegExp, unit: string, least: number, most: number][] = [
  [/^weight\b/i, 'kg', 0.2, 1000],
  [/^height\b/i, 'cm', 20, 280],
  [/^(body )?temperature\b/i, '°C', 10, 47],
  [/^(body )?temperature\b/i, '°F', 50, 117],
  [/^systolic\b/i, 'mmHg', 20, 400],
  [/^diastolic\b/i, 'mmHg', 10, 300],
  [/^pulse\b|^heart rate\b/i, '', 10, 400],
  [/glucose|blood sugar/i, 'mg/dL', 5, 3000],
  [/glucose|blood sugar/i, 'mmol/L', 0.2, 170],
  [/./, '%', 0, 100],
];

/** The least and the greatest possible value of an analyte; undefined where they are not known. */
export function possibleRange({ name, unit }: AnalyteRange): readonly [number, number] | undefined {
  const found = POSSIBLE.find(([pattern, of]) => pattern.test(name) && (of === '' || of === unit));
  return found && [found[2], found[3]];
}

/** A value this many times above or below the usual ones is more often a mistake than an illness. */
const FAR = 2;

/** True if the value is so far from the usual ones that whoever enters it is asked whether it is right. */
export const isFarFromUsual = (value: number, { low, high }: AnalyteRange): boolean =>
  (high !== null && high > 0 && value > FAR * high) || (low !== null && low > 0 && value < low / FAR);
