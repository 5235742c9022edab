import { measureRange, measuresOf, ofLastDays, readingFlag, readingsOf, valuesInWords } from './measure';
import type { Trend } from './test-values';

const trend = (
  name: string,
  unit: string,
  points: [day: number, value: number][],
  range: [number, number] | null = null,
): Trend => ({
  name,
  unit,
  low: range?.[0] ?? null,
  high: range?.[1] ?? null,
  points: points.map(([day, value]) => ({
    at: `2026-03-${String(day).padStart(2, '0')}T03:00:00.000Z`,
    value,
  })),
});

const systolic = trend(
  'Systolic pressure',
  'mmHg',
  [
    [1, 140],
    [8, 127],
  ],
  [90, 130],
);
const diastolic = trend(
  'Diastolic pressure',
  'mmHg',
  [
    [1, 90],
    [9, 80],
  ],
  [60, 85],
);
const weight = trend('Weight', 'kg', [[1, 70]]);

test('the two pressures are one measure, which comes first', () => {
  const measures = measuresOf([diastolic, weight, systolic]);
  expect(measures.map(({ name, trends }) => [name, trends.length])).toEqual([
    ['Blood pressure', 2],
    ['Weight', 1],
  ]);
});

test('a pressure without its partner, or in another unit, stands alone', () => {
  expect(measuresOf([diastolic]).map(({ name }) => name)).toEqual(['Diastolic pressure']);
  const kilopascal = { ...diastolic, unit: 'kPa' };
  expect(measuresOf([systolic, kilopascal]).map(({ name }) => name)).toEqual([
    'Systolic pressure',
    'Diastolic pressure',
  ]);
});

test('values of one moment are one reading', () => {
  const [pressure] = measuresOf([systolic, diastolic]);
  if (!pressure) throw new Error('no measure');
  expect(readingsOf(pressure).map(valuesInWords)).toEqual(['140/90', '127/–', '–/80']);
  expect(measureRange(pressure)).toBe('90 to 130 over 60 to 85');
  expect(readingFlag(pressure, { values: [127, 90] })).toBe('high');
  expect(readingFlag(pressure, { values: [127, null] })).toBe('normal');
});

test('ofLastDays leaves out points that are older than the given number of days', () => {
  const [pressure] = measuresOf([systolic, diastolic]);
  if (!pressure) throw new Error('no measure');
  const recent = ofLastDays(pressure, 7, new Date('2026-03-10T03:00:00.000Z'));
  expect(readingsOf(recent).map(valuesInWords)).toEqual(['127/–', '–/80']);
});
