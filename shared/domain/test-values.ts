import { type InferType, array, object, string } from 'yup';
import { entityIdField } from './entity-id';
import { isRealDate } from './clinic-time';
import { FIELD_MESSAGES, filled, lineField, numberField } from './field-rules';
import { possibleRange } from './possible-values';

/** An analyte of a test, with its reference range. */
export interface Analyte {
  name: string;
  unit: string;
  low: number | null;
  high: number | null;
  /** A value at or beyond a critical limit needs action at once. */
  criticalLow?: number | null;
  criticalHigh?: number | null;
}

export type ValueFlag = 'low' | 'normal' | 'high';

export interface TestValue {
  id: string;
  analyte: string;
  value: number;
  unit: string;
  low: number | null;
  high: number | null;
  measuredAt: string;
  flag: ValueFlag;
  isCritical: boolean;
}

/** The range that a doctor wants for an analyte of one patient. */
export interface PersonalTarget {
  low: number | null;
  high: number | null;
  doctor: string;
  setAt: string;
}

/** The values of one analyte in one unit, the oldest first. */
export interface Trend {
  name: string;
  unit: string;
  low: number | null;
  high: number | null;
  points: { at: string; value: number }[];
  /** Missing where no doctor has set one. */
  target?: PersonalTarget;
}

export const VALUE_MESSAGES = {
  analyteRequired: 'Please say what is measured.',
  analyteTwice: 'This is measured already.',
  criticalInside: 'A critical limit lies outside the usual range.',
  rangeReversed: 'The highest usual value cannot be below the lowest.',
  moment: 'Please enter a real date and time, for example 2026-03-01T08:30:00Z.',
  future: 'A measurement cannot be in the future.',
  negative: 'Please enter a value of 0 or more.',
  notMeasured: 'This test does not measure that.',
  valueRequired: 'Please enter the value.',
  valuesRequired: 'Please enter at least one value.',
} as const;

/** No measurement in any unit reaches this value, and numbers of this size are still exact. */
const LARGEST_VALUE = 1_000_000_000;
const MOST_ANALYTES = 30;
const MOST_VALUES_AT_ONCE = 100;
/** Room for several measurements a day over months. */
export const MOST_VALUES_OF_A_TEST = 1000;
const M = FIELD_MESSAGES;
const V = VALUE_MESSAGES;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const LAST_YEAR = 9999;

/** Converts a moment with a time zone to UTC (ISO 8601); undefined if the text has another form. */
export function toMoment(text: string): string | undefined {
  const date = MOMENT.exec(text)?.[1];
  const moment = new Date(text);
  return date && isRealDate(date) && moment.getUTCFullYear() <= LAST_YEAR ? moment.toISOString() : undefined;
}

export const measurable = numberField(-LARGEST_VALUE, LARGEST_VALUE);
const analyteName = filled(lineField(60), V.analyteRequired);

const analyteSchema = object({
  name: analyteName,
  unit: lineField(20).nonNullable(M.text),
  low: measurable.nullable(),
  high: measurable
    .nullable()
    .test('range', V.rangeReversed, (high, { parent }) => !isBelow(high, (parent as Partial<Analyte>).low)),
  criticalLow: measurable
    .nullable()
    .test(
      'outside',
      V.criticalInside,
      (limit, { parent }) => !isBelow((parent as Partial<Analyte>).low, limit),
    ),
  criticalHigh: measurable
    .nullable()
    .test(
      'outside',
      V.criticalInside,
      (limit, { parent }) => !isBelow(limit, (parent as Partial<Analyte>).high),
    ),
})
  .required(M.required)
  .typeError(M.required);

const isBelow = (high: unknown, low: unknown) =>
  typeof high === 'number' && typeof low === 'number' && high < low;

export const analytesField = array(analyteSchema)
  .max(MOST_ANALYTES, M.tooMany(MOST_ANALYTES))
  .nonNullable(M.required)
  .typeError(M.required)
  .test('once', V.analyteTwice, (analytes = [], { createError }) => {
    const names = analytes.map((analyte) => tidyName((analyte as Partial<Analyte> | null)?.name));
    const twice = names.findIndex((name, index) => name !== '' && names.indexOf(name) < index);
    return twice < 0 || createError({ path: `analytes[${twice}].name` });
  });

/** Two names are equal if they differ only in case or in blanks around them. */
const tidyName = (name: unknown) => (typeof name === 'string' ? name.trim().toLowerCase() : '');

const valueSchema = object({
  analyte: analyteName,
  value: measurable.required(M.number),
  measuredAt: string()
    .typeError(V.moment)
    .nonNullable(V.moment)
    .test('moment', V.moment, (value) => value === undefined || toMoment(value) !== undefined),
})
  .required(M.required)
  .typeError(M.required);

export const valuesField = array(valueSchema)
  .min(1, V.valuesRequired)
  .max(MOST_VALUES_AT_ONCE, M.tooMany(MOST_VALUES_AT_ONCE))
  .nonNullable(V.valuesRequired)
  .typeError(V.valuesRequired);

/** Values measured at home that are sent together. */
export const measurementsSchema = object({ values: valuesField.required(V.valuesRequired) });

/** The ids of values that the patient takes back. */
export const takenBackSchema = object({
  values: array(entityIdField.required(M.required))
    .min(1, V.valuesRequired)
    .max(MOST_VALUES_AT_ONCE, M.tooMany(MOST_VALUES_AT_ONCE))
    .required(V.valuesRequired)
    .typeError(V.valuesRequired),
});

export type NewValue = InferType<typeof valueSchema>;

interface Problem {
  path: string;
  message: string;
}

/** Only an analyte whose usual range goes below zero, such as a base excess, can have a negative value. */
export const isTooLow = (
  value: number | null | undefined,
  { low }: Pick<Analyte, 'low'> = { low: null },
): boolean => value != null && value < 0 && (low === null || low >= 0);

/** The message about a value that no patient can have; undefined for a possible value. */
export function problemOfValue(
  value: number | null | undefined,
  analyte: Analyte | undefined,
): string | undefined {
  if (isTooLow(value, analyte)) return V.negative;
  const [least, most] = (analyte && possibleRange(analyte)) ?? [-LARGEST_VALUE, LARGEST_VALUE];
  return value != null && (value < least || value > most) ? M.between(least, most) : undefined;
}

/** Each value must be possible, belong to an analyte of the test, and not be from the future. */
export const valueProblems = (
  analytes: readonly Analyte[],
  values: readonly NewValue[],
  now: Date,
): Problem[] =>
  values.flatMap(({ analyte, value, measuredAt }, index) => [
    ...(findAnalyte(analytes, analyte) ? [] : [{ path: `values[${index}].analyte`, message: V.notMeasured }]),
    ...[problemOfValue(value, findAnalyte(analytes, analyte))].flatMap((message) =>
      message === undefined ? [] : [{ path: `values[${index}].value`, message }],
    ),
    ...(measuredAt && Date.parse(measuredAt) > now.getTime()
      ? [{ path: `values[${index}].measuredAt`, message: V.future }]
      : []),
  ]);

export const findAnalyte = (analytes: readonly Analyte[], name: string) =>
  analytes.find((analyte) => tidyName(analyte.name) === tidyName(name));

/** A value on a bound is normal; a missing bound is never exceeded. */
export function flagOf(value: number, { low, high }: Pick<Analyte, 'low' | 'high'>): ValueFlag {
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : 'normal';
}

/** A missing limit is never passed. */
export const isCriticalValue = (
  value: number,
  { criticalLow, criticalHigh }: Pick<Analyte, 'criticalLow' | 'criticalHigh'>,
): boolean =>
  (criticalLow != null && value <= criticalLow) || (criticalHigh != null && value >= criticalHigh);

/** "4 to 5.6", "up to 200", "from 40", or an empty text without a range. */
export function rangeText({ low, high }: Pick<Analyte, 'low' | 'high'>): string {
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (high !== null) return `up to ${high}`;
  return low === null ? '' : `from ${low}`;
}
