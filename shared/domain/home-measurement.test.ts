import {
  HOME_MEASUREMENT_MESSAGES,
  type HomeMeasurement,
  clinicClockOf,
  clinicMomentOf,
  emptyMeasurement,
  homeMeasurementSchema,
  isMeasured,
  surprisingValues,
  toNewValues,
} from './home-measurement';
import { FIELD_MESSAGES } from './field-rules';
import { VALUE_MESSAGES } from './test-values';
import { messagesOf } from '../testing/messages-of';

const NOW = new Date('2026-03-02T04:30:20.000Z');
const filledIn: HomeMeasurement = {
  measuredAt: '2026-03-02T09:45',
  values: [
    { analyte: 'Systolic', value: 126 },
    { analyte: 'Pulse', value: null },
  ],
};

const problemsOf = (change: Partial<HomeMeasurement>) =>
  Object.entries(
    messagesOf(
      homeMeasurementSchema(() => NOW, []),
      { ...filledIn, ...change },
    ),
  );

test('reads and writes moments of the clinic’s clock', () => {
  expect(clinicClockOf(NOW)).toBe('2026-03-02T10:00');
  expect(clinicClockOf(new Date('2026-03-01T18:35:00Z'))).toBe('2026-03-02T00:05');
  expect(clinicMomentOf('2026-03-02T10:00')?.toISOString()).toBe('2026-03-02T04:30:00.000Z');
  for (const none of ['', '2026-03-02', '2026-02-30T10:00', '2026-03-02T24:00', '2026-03-02T10:60']) {
    expect(clinicMomentOf(none)).toBeUndefined();
  }
});

test('an empty form has every analyte of the test and the current time', () => {
  const empty = emptyMeasurement([{ name: 'Weight', unit: 'kg', low: null, high: null }], NOW);
  expect(empty).toEqual({ measuredAt: '2026-03-02T10:00', values: [{ analyte: 'Weight', value: null }] });
  expect(isMeasured(empty)).toBe(false);
  expect(isMeasured(filledIn)).toBe(true);
});

const WEIGHT = { name: 'Weight', unit: 'kg', low: 50, high: 64 };
const weighing = (value: number | null) => ({
  measuredAt: '2026-03-02T09:45',
  values: [{ analyte: 'Weight', value }],
});

test('lists values far from the usual range, and refuses impossible values', () => {
  expect(surprisingValues(weighing(900), [WEIGHT])).toEqual(['Weight 900 kg']);
  expect(surprisingValues(weighing(70), [WEIGHT])).toEqual([]);
  expect(surprisingValues(weighing(null), [WEIGHT])).toEqual([]);
  expect(
    messagesOf(
      homeMeasurementSchema(() => NOW, [WEIGHT]),
      weighing(9000),
    ),
  ).toEqual({
    'values[0].value': FIELD_MESSAGES.between(0.2, 1000),
  });
});

test('a form with one field asks for “the value”, not for “at least one value”', () => {
  expect(
    messagesOf(
      homeMeasurementSchema(() => NOW, [WEIGHT]),
      weighing(null),
    ),
  ).toEqual({ 'values[0].value': VALUE_MESSAGES.valueRequired });
});

test('sends filled-in fields only', () => {
  expect(toNewValues(filledIn)).toEqual([
    { analyte: 'Systolic', value: 126, measuredAt: '2026-03-02T04:15:00.000Z' },
  ]);
});

test.each<[string, Partial<HomeMeasurement>, (string | undefined)[][]]>([
  ['one value', {}, []],
  ['this very minute', { measuredAt: '2026-03-02T10:00' }, []],
  ['a minute ahead', { measuredAt: '2026-03-02T10:01' }, [['measuredAt', VALUE_MESSAGES.future]]],
  ['no time', { measuredAt: '' }, [['measuredAt', HOME_MEASUREMENT_MESSAGES.when]]],
  ['half a time', { measuredAt: '2026-03-02' }, [['measuredAt', HOME_MEASUREMENT_MESSAGES.when]]],
  [
    'no value',
    { values: [{ analyte: 'Systolic', value: null }] },
    [['values[0].value', VALUE_MESSAGES.valuesRequired]],
  ],
  [
    'a value that is no number',
    { values: [{ analyte: 'Systolic', value: Number.NaN }] },
    [['values[0].value', FIELD_MESSAGES.number]],
  ],
  [
    'a value above the limit',
    { values: [{ analyte: 'Systolic', value: 2e9 }] },
    [['values[0].value', FIELD_MESSAGES.between(-1e9, 1e9)]],
  ],
])('with %s (%j) the form reports the errors %j', (_what, change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});
