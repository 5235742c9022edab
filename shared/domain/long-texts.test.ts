import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type AnySchema, ValidationError, isSchema } from 'yup';

/** A long repetition of such a unit is slow for a pattern that tries to match from each character of the text. */
const UNITS = ['-', 'a', ' ', '.', '@', '+', '1', 'अ', 'a.', 'a-', ' a', '\n', '://'];
/** Unicode normalization sorts the marks of one letter, which takes quadratic time. */
const HALVES = ['\u0344', '\u0334'] as const;
const SHORT = 3_000;
const TIMES_LONGER = 4;
const TEXTS = [
  ...UNITS.map((unit) => ({ unit, ofLength: (length: number) => unit.repeat(length / unit.length) })),
  ...['a', 'https://a'].map((start) => ({
    unit: `${start} with many marks`,
    ofLength: (length: number) => start + HALVES.map((mark) => mark.repeat(length / 2)).join(''),
  })),
];
/** Twice the ratio of a check whose time is in proportion to the length. */
const MOST_TIMES_SLOWER = TIMES_LONGER * 2;
const NOISE_MS = 30;

interface Field {
  name: string;
  schema: AnySchema;
}

/** Every text field of a schema, including the fields in lists and objects. */
function textFields(name: string, schema: unknown): Field[] {
  if (!isSchema(schema)) return [];
  const { type, fields, innerType } = schema as AnySchema & {
    fields?: Record<string, unknown>;
    innerType?: unknown;
  };
  if (type === 'string') return [{ name, schema: schema as AnySchema }];
  if (innerType !== undefined) return textFields(`${name}[]`, innerType);
  return Object.entries(fields ?? {}).flatMap(([key, field]) => textFields(`${name}.${key}`, field));
}

const modules = readdirSync(__dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
const fields = modules.flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(path.join(__dirname, file))).flatMap(
    ([name, schema]) => textFields(`${file} ${name}`, schema),
  ),
);

function msFor(schema: AnySchema, text: string): number {
  const begin = performance.now();
  try {
    schema.validateSync(text, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError) && !(error instanceof TypeError)) throw error;
  }
  return performance.now() - begin;
}

const quickest = (schema: AnySchema, text: string) =>
  Math.min(...[1, 2, 3, 4, 5].map(() => msFor(schema, text)));

it('finds more than 150 text fields in the schemas', () => {
  expect(fields.length).toBeGreaterThan(150);
});

it('every field checks a text in a time that is in proportion to the length of the text', () => {
  const slow = fields.flatMap(({ name, schema }) =>
    TEXTS.flatMap(({ unit, ofLength }) => {
      const short = ofLength(SHORT);
      const long = ofLength(SHORT * TIMES_LONGER);
      // A pause of the machine can make one check slow, but hardly all of them.
      if (msFor(schema, long) < NOISE_MS) return [];
      const ms = quickest(schema, long);
      if (ms < NOISE_MS) return [];
      const ratio = ms / quickest(schema, short);
      return ratio > MOST_TIMES_SLOWER ? [`${name}: ${JSON.stringify(unit)}, ${ratio.toFixed(1)} times`] : [];
    }),
  );
  expect(slow).toEqual([]);
});
