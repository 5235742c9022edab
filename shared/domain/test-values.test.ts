import { messagesOf } from '../testing/messages-of';
import { FIELD_MESSAGES } from './field-rules';
import {
  VALUE_MESSAGES,
  flagOf,
  isTooLow,
  measurementsSchema,
  rangeText,
  toMoment,
  valueProblems,
} from './test-values';

const sugar = { name: 'Fasting glucose', unit: 'mg/dL', low: 70, high: 99 };

describe('values', () => {
  const value = { analyte: 'Fasting glucose', value: 92.5, measuredAt: '2026-03-01T02:30:00Z' };
  const messages = (values: unknown) => messagesOf(measurementsSchema, { values });

  it.each([
    [[value]],
    [[{ ...value, measuredAt: undefined }]],
    [
      [
        { ...value, value: -1e9 },
        { ...value, value: 0 },
      ],
    ],
  ])('are valid: %j', (values) => {
    expect(messages(values)).toEqual({});
  });

  it.each([
    [undefined, 'values', VALUE_MESSAGES.valuesRequired],
    [null, 'values', VALUE_MESSAGES.valuesRequired],
    [[], 'values', VALUE_MESSAGES.valuesRequired],
    ['92', 'values', VALUE_MESSAGES.valuesRequired],
    [Array(101).fill(value), 'values', FIELD_MESSAGES.tooMany(100)],
    [[{ ...value, value: '92' }], 'values[0].value', FIELD_MESSAGES.number],
    [[{ ...value, value: null }], 'values[0].value', FIELD_MESSAGES.number],
    [[{ ...value, value: NaN }], 'values[0].value', FIELD_MESSAGES.number],
    [[{ ...value, value: 1e400 }], 'values[0].value', FIELD_MESSAGES.between(-1e9, 1e9)],
    [[{ ...value, value: 1e9 + 1 }], 'values[0].value', FIELD_MESSAGES.between(-1e9, 1e9)],
    [[value, { ...value, analyte: '' }], 'values[1].analyte', VALUE_MESSAGES.analyteRequired],
    [[{ ...value, measuredAt: '' }], 'values[0].measuredAt', VALUE_MESSAGES.moment],
    [[{ ...value, measuredAt: null }], 'values[0].measuredAt', VALUE_MESSAGES.moment],
    [[{ ...value, measuredAt: '2026-03-01' }], 'values[0].measuredAt', VALUE_MESSAGES.moment],
  ])('are refused with a message at the field (case %#)', (values, path, message) => {
    expect(messages(values)).toEqual({ [path]: message });
  });

  it('must belong to an analyte of the test, and must not be measured in the future', () => {
    const now = new Date('2026-03-01T02:30:00Z');
    expect(valueProblems([sugar], [value, { ...value, analyte: ' FASTING glucose' }], now)).toEqual([]);
    const later = { ...value, measuredAt: '2026-03-01T02:30:00.001Z' };
    expect(valueProblems([sugar], [value, later, { analyte: 'Iron', value: 1 }], now)).toEqual([
      { path: 'values[1].measuredAt', message: VALUE_MESSAGES.future },
      { path: 'values[2].analyte', message: VALUE_MESSAGES.notMeasured },
    ]);
  });
});

it.each([
  ['2026-03-01T08:30:00Z', '2026-03-01T08:30:00.000Z'],
  ['2026-03-01T08:30Z', '2026-03-01T08:30:00.000Z'],
  ['2026-03-01T08:30:00.5+05:30', '2026-03-01T03:00:00.500Z'],
  ['2024-02-29T23:59:59Z', '2024-02-29T23:59:59.000Z'],
  ['2026-02-29T08:30:00Z', undefined],
  ['2026-03-01T25:00:00Z', undefined],
  ['2026-03-01T08:60:00Z', undefined],
  ['2026-03-01T08:30:00', undefined],
  ['2026-03-01 08:30:00Z', undefined],
  ['0000-00-00T00:00:00Z', undefined],
  ['9999-12-31T23:59:00-05:30', undefined],
  ['+02026-03-01T08:30:00Z', undefined],
  ['now', undefined],
  ['', undefined],
])('reads the moment %j as %s', (text, moment) => {
  expect(toMoment(text)).toBe(moment);
});

it.each([
  [69.9, 70, 99, 'low'],
  [70, 70, 99, 'normal'],
  [99, 70, 99, 'normal'],
  [99.1, 70, 99, 'high'],
  [0, null, 99, 'normal'],
  [100, null, 99, 'high'],
  [1e9, 70, null, 'normal'],
  [-1, 0, null, 'low'],
  [5, null, null, 'normal'],
] as const)('flags %d for the range from %s to %s as %s', (value, low, high, flag) => {
  expect(flagOf(value, { low, high })).toBe(flag);
});

it.each([
  [-0.1, { low: 70 }, true],
  [-1, { low: null }, true],
  [0, { low: 70 }, false],
  [-3, { low: -2 }, false],
  [null, { low: 70 }, false],
])('the value %j is impossibly negative for an analyte with the range %j: %s', (value, analyte, expected) => {
  expect(isTooLow(value, analyte)).toBe(expected);
});

it.each([
  [70, 99, '70 to 99'],
  [null, 200, 'up to 200'],
  [40, null, 'from 40'],
  [0, 0, '0 to 0'],
  [null, null, ''],
])('writes the range %s, %s as “%s”', (low, high, text) => {
  expect(rangeText({ low, high })).toBe(text);
});
