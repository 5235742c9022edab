import {
  carePlanSchema,
  newDietSchema,
  newYogaSchema,
  type CarePlanItem,
  type CarePlanKind,
  type CarePlanValues,
  type CarePlanWithItems,
} from '@nivara/shared/domain/care-plan';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { WEEKDAYS } from '../form/weekdays';

export interface PlanItemValues {
  /** The id of an existing entry, which the patient may have marked as done. */
  id?: string;
  /** The names of the days; none means every day. */
  days: string[];
  date: string;
  time: string;
  title: string;
  text: string;
}

export interface PlanValues {
  title: string;
  notes: string;
  validFrom: string;
  validTo: string;
  items: PlanItemValues[];
}

const USUAL_WEEKS = 4;
const DAYS_OF_WEEK = WEEKDAYS.length;

/** Has its keys in the order of the fields on screen, since errors are listed in that order. */
export const emptyItem = (date = ''): PlanItemValues => ({ title: '', date, time: '', text: '', days: [] });

export const USUAL_MEALS: readonly PlanItemValues[] = [
  { ...emptyItem(), time: '08:00', title: 'Breakfast' },
  { ...emptyItem(), time: '13:00', title: 'Lunch' },
  { ...emptyItem(), time: '17:00', title: 'Snack' },
  { ...emptyItem(), time: '20:00', title: 'Dinner' },
];

export const startingPlan = (kind: CarePlanKind, today: string): PlanValues => ({
  title: '',
  validFrom: today,
  validTo: addDays(today, USUAL_WEEKS * DAYS_OF_WEEK - 1),
  items: [emptyItem(kind === 'yogasession' ? today : '')],
  notes: '',
});

export const planValues = ({ title, notes, validFrom, validTo, items }: CarePlanWithItems): PlanValues => ({
  title,
  validFrom,
  validTo,
  items: items.map(toItemValues),
  notes,
});

const toItemValues = ({ id, days, date, time, title, text }: CarePlanItem): PlanItemValues => ({
  id,
  title,
  date: date ?? '',
  time: time ?? '',
  text,
  days: days.map((day) => WEEKDAYS[day] ?? ''),
});

/** The next session is a week after the last one. */
export function nextItem(kind: CarePlanKind, items: readonly PlanItemValues[]): PlanItemValues {
  const last = items.at(-1);
  if (kind !== 'yogasession' || !last?.date) return emptyItem();
  return { ...emptyItem(addDays(last.date, DAYS_OF_WEEK)), time: last.time, title: last.title };
}

export const toPlan = (kind: CarePlanKind, { items, ...plan }: PlanValues): CarePlanValues => ({
  ...plan,
  items: items.map(({ id, days, date, time, title, text }) => ({
    ...(id !== undefined && { id }),
    ...(kind === 'yogasession' ? { date } : { days: days.map((name) => WEEKDAYS.indexOf(name)) }),
    ...(time !== '' && { time }),
    title,
    text,
  })),
});

export interface PlanPatient {
  accountId: string;
  familyMemberId: string | null;
  visit?: string;
}

export const forPatient = ({ accountId, familyMemberId, visit }: PlanPatient) => ({
  patient: accountId,
  familyMember: familyMemberId,
  ...(visit !== undefined && { visit }),
});

/** Checks the form's values as the service will. Without a patient, it checks a change of an existing plan. */
export const planSchemaFor = (kind: CarePlanKind, patient?: PlanPatient) => ({
  validate: (values: unknown, options?: { abortEarly?: boolean }) => {
    const plan = toPlan(kind, withTexts(values as Partial<PlanValues>));
    if (patient === undefined) return carePlanSchema.validate(plan, options);
    const written = { ...forPatient(patient), ...plan };
    return kind === 'diet'
      ? newDietSchema.validate(written, options)
      : newYogaSchema.validate({ ...written, kind }, options);
  },
});

/** Adds the empty texts that Formik leaves out. */
const withTexts = ({ items = [], ...plan }: Partial<PlanValues>): PlanValues => ({
  title: plan.title ?? '',
  notes: plan.notes ?? '',
  validFrom: plan.validFrom ?? '',
  validTo: plan.validTo ?? '',
  items: items.map((item) => ({
    ...emptyItem(),
    ...Object.fromEntries(Object.entries(item ?? {}).filter(([, value]) => value !== undefined)),
  })),
});
