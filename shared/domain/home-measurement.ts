import { array, object, string } from 'yup';
import { clinicDate, clinicMinutes, clinicMoment, clockTime24, isRealDate } from './clinic-time';
import { filled } from './field-rules';
import { isFarFromUsual } from './possible-values';
import {
  type Analyte,
  type NewValue,
  VALUE_MESSAGES,
  findAnalyte,
  problemOfValue,
  measurable,
} from './test-values';

/** The form of a home measurement has one time for the whole test, and a field for each analyte. */
export interface HomeMeasurement {
  /** "2026-03-01T08:30" in the clinic's time zone. */
  measuredAt: string;
  values: { analyte: string; value: number | null }[];
}

export const HOME_MEASUREMENT_MESSAGES = {
  when: 'Please enter the day and the time when you measured.',
} as const;

const CLOCK = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const H = HOME_MEASUREMENT_MESSAGES;
const V = VALUE_MESSAGES;

/** Reads a day and time of the clinic's clock; undefined if the text has another form. */
export function clinicMomentOf(text: string): Date | undefined {
  const [, date = '', hours, minutes] = CLOCK.exec(text) ?? [];
  return isRealDate(date) ? clinicMoment(date, Number(hours) * 60 + Number(minutes)) : undefined;
}

/** "2026-03-01T08:30" in the clinic's time zone. */
export const clinicClockOf = (at: Date): string => `${clinicDate(at)}T${clockTime24(clinicMinutes(at))}`;

export const emptyMeasurement = (analytes: readonly Analyte[], now: Date): HomeMeasurement => ({
  measuredAt: clinicClockOf(now),
  values: analytes.map(({ name }) => ({ analyte: name, value: null })),
});

export const isMeasured = ({ values }: HomeMeasurement) => values.some(({ value }) => value !== null);

/** One field for each analyte, in their order. */
export const measuredFields = (analytes: readonly Analyte[]) =>
  array(
    object({
      analyte: string().required(),
      value: measurable.nullable().test('possible', '', (value, { parent, createError }) => {
        const analyte = String((parent as { analyte?: unknown }).analyte);
        const message = problemOfValue(value, findAnalyte(analytes, analyte));
        return message === undefined || createError({ message });
      }),
    }),
  ).required();

/** `now` is a function, because the form may stay open for long. */
export const homeMeasurementSchema = (now: () => Date, analytes: readonly Analyte[]) =>
  object({
    measuredAt: filled(string(), H.when)
      .test('moment', H.when, (text) => clinicMomentOf(text) !== undefined)
      .test('past', V.future, (text) => !((clinicMomentOf(text)?.getTime() ?? 0) > now().getTime())),
    values: measuredFields(analytes).test(
      'one',
      analytes.length === 1 ? V.valueRequired : V.valuesRequired,
      (values, { createError }) =>
        values.some(({ value }) => value != null)
          ? true
          : // The first field shows the error, because the list as a whole has no place on the screen.
            createError({ path: 'values[0].value' }),
    ),
  });

/** The values that are asked about before they are saved: "Weight 900 kg". */
export const surprisingValues = ({ values }: HomeMeasurement, analytes: readonly Analyte[]): string[] =>
  values.flatMap(({ analyte, value }) => {
    const found = findAnalyte(analytes, analyte);
    if (value === null || !found || !isFarFromUsual(value, found)) return [];
    return [`${found.name} ${`${value} ${found.unit}`.trim()}`];
  });

/** Only filled-in fields are sent. */
export function toNewValues({ measuredAt, values }: HomeMeasurement): NewValue[] {
  const at = clinicMomentOf(measuredAt)?.toISOString();
  return values.flatMap(({ analyte, value }) =>
    value === null ? [] : [{ analyte, value, ...(at !== undefined && { measuredAt: at }) }],
  );
}
