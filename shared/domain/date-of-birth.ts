import type { Schema } from 'yup';
import { ageOn, isRealDate } from './clinic-time';
import { dateField } from './field-rules';

export const DOB_MESSAGES = {
  required: 'Date of birth is required',
  future: 'The date of birth cannot be in the future.',
  longAgo: 'Please check the year: that is more than 130 years ago.',
} as const;

const MOST_YEARS = 130;

/** The validation context: without `today` the rules that compare with today are skipped. */
export interface DayContext {
  /** YYYY-MM-DD in the clinic's time zone. */
  today: string;
}

/** Forms use this instead of the schema, so that the rules know today. */
export const onDay = <Checked>(schema: Schema<Checked>, today: string) => ({
  validate: (value: unknown, options: { abortEarly?: boolean } = {}) =>
    schema.validate(value, { ...options, context: { today } satisfies DayContext }),
});

const yearsLater = (date: string, years: number) =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;

/** The message about a real date that cannot be a date of birth on the given day. */
export function dobProblem(dob: string | undefined, today: string): string | undefined {
  if (dob === undefined || !isRealDate(dob)) return undefined;
  if (dob > today) return DOB_MESSAGES.future;
  return yearsLater(dob, MOST_YEARS) < today ? DOB_MESSAGES.longAgo : undefined;
}

/** Whole years; undefined while the text is no date of birth. */
export const ageFrom = (dob: string, today: string): number | undefined =>
  isRealDate(dob) && dobProblem(dob, today) === undefined ? ageOn(dob, today) : undefined;

export const dobField = dateField.test('born', (value, { options, createError }) => {
  const today = (options.context as Partial<DayContext> | undefined)?.today;
  const message = today === undefined ? undefined : dobProblem(value, today);
  return message === undefined || createError({ message });
});
