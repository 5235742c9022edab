import { array, object } from 'yup';
import { addDays } from './clinic-time';
import { FIELD_MESSAGES, choiceField, dateField, filled, wholeNumberField } from './field-rules';
import { serviceIdField } from './appointment';
import { TIMING_TEXTS, findTiming } from './timings';

const MAX_HOURS_ENTRIES = 70;

export const DOCTOR_MESSAGES = {
  hoursOrder: 'The last timing must not be before the first.',
  hoursOverlap: 'These hours overlap with others of the same day.',
  dayOffPast: 'Please choose a day that has not passed.',
  dayOffFar: 'Please choose a day within the next two years.',
} as const;

/** `from` and `to` are both included; weekday 0 is Sunday. */
export interface DoctorHours {
  weekday: number;
  from: string;
  to: string;
}

const slotOf = (timing: unknown) => findTiming(String(timing))?.slot ?? -1;

const hoursEntry = object({
  weekday: wholeNumberField(0, 6).required(FIELD_MESSAGES.required),
  from: choiceField(TIMING_TEXTS).required(FIELD_MESSAGES.required),
  to: choiceField(TIMING_TEXTS)
    .required(FIELD_MESSAGES.required)
    .test('order', DOCTOR_MESSAGES.hoursOrder, (to, { parent }) => {
      return slotOf(to) >= slotOf((parent as Partial<DoctorHours>).from);
    }),
});

export const doctorHoursSchema = object({
  hours: array(hoursEntry)
    .max(MAX_HOURS_ENTRIES, FIELD_MESSAGES.tooMany(MAX_HOURS_ENTRIES))
    .required(FIELD_MESSAGES.required)
    .test(
      'overlap',
      DOCTOR_MESSAGES.hoursOverlap,
      (hours) => !hours.some((one, index) => overlaps(one, hours.slice(index + 1))),
    ),
});

const overlaps = (one: DoctorHours, others: readonly DoctorHours[]) =>
  others.some(
    (other) =>
      other.weekday === one.weekday &&
      slotOf(other.from) <= slotOf(one.to) &&
      slotOf(one.from) <= slotOf(other.to),
  );

const MOST_DAYS_AHEAD = 731;

export const daysToTakeOff = (today: string) => ({ first: today, last: addDays(today, MOST_DAYS_AHEAD) });

/** The reason why a day cannot be taken off; undefined when it can. */
export function dayOffProblem(date: string, today: string): string | undefined {
  const { first, last } = daysToTakeOff(today);
  if (date < first) return DOCTOR_MESSAGES.dayOffPast;
  return date > last ? DOCTOR_MESSAGES.dayOffFar : undefined;
}

export const dayOffParams = object({ date: filled(dateField) });

export const doctorListSchema = object({ service: serviceIdField });
