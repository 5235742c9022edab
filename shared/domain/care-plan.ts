import { type InferType, ValidationError, array, object, string } from 'yup';
import { weekdayOf } from './clinic-time';
import {
  FIELD_MESSAGES,
  choiceField,
  dateField,
  filled,
  isFilled,
  lineField,
  textField,
  wholeNumberField,
} from './field-rules';
import { listQuerySchema } from './list-query';
import { patientInCareFields } from './patient-in-care';
import { entityIdField, entityIdParams } from './entity-id';

export const YOGA_KINDS = ['yogarx', 'yogasession'] as const;
export const CARE_PLAN_KINDS = ['diet', ...YOGA_KINDS] as const;
export type YogaKind = (typeof YOGA_KINDS)[number];
export type CarePlanKind = (typeof CARE_PLAN_KINDS)[number];

/** A plan is new until its last day has passed. */
export const CARE_PLAN_STATES = ['new', 'old'] as const;
export type CarePlanState = (typeof CARE_PLAN_STATES)[number];

export interface CarePlanItem {
  id: string;
  /** 0 is Sunday; an empty list means every day. */
  days: number[];
  /** The day of a session; null in a diet and in a yoga prescription. */
  date: string | null;
  /** "07:30" */
  time: string | null;
  title: string;
  text: string;
}

/** A row of the lists. */
export interface CarePlan {
  id: string;
  kind: CarePlanKind;
  title: string;
  patientId: string;
  accountId: string;
  familyMemberId: string | null;
  name: string;
  doctor: string;
  notes: string;
  validFrom: string;
  validTo: string;
  state: CarePlanState;
  /** The visit during which the plan was written. */
  visitId: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A mark says that an entry was done on a day. */
export interface CarePlanMark {
  itemId: string;
  date: string;
}

export interface CarePlanWithItems extends CarePlan {
  items: CarePlanItem[];
  marks: CarePlanMark[];
}

export const CARE_PLAN_MESSAGES = {
  choose: 'Please choose a prescription or sessions.',
  titleRequired: 'Please enter a title.',
  entryRequired: 'Please say in a few words what it is.',
  dateRequired: 'Please enter a date.',
  endsBefore: 'The last day cannot be before the first.',
  tooLong: 'A plan lasts at most 366 days.',
  itemsRequired: 'Please add at least one entry.',
  weekday: 'Please choose days of the week: 0 (Sunday) to 6 (Saturday).',
  time: 'Please enter a time in the form HH:MM.',
  sessionDate: 'Please enter the date of the session.',
  noDate: 'Only a session has a date.',
  noDays: 'A session has a date instead of days of the week.',
  outside: 'The date must be within the days of the plan.',
  foreignItem: 'This entry does not belong to this plan.',
  future: 'This day has not come yet.',
  notDue: 'This is not planned for that day.',
} as const;

export const CARE_PLAN_COLUMNS = [
  'patientId',
  'name',
  'title',
  'kind',
  'doctor',
  'notes',
  'validFrom',
  'validTo',
  'createdAt',
] as const;

const LONGEST_DAYS = 366;
const DAY_MS = 24 * 60 * 60_000;
const MOST_ITEMS = 40;
const DAYS_OF_WEEK = 7;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const M = FIELD_MESSAGES;
const C = CARE_PLAN_MESSAGES;

const itemSchema = object({
  /** The id of an existing entry; a new entry gets its id from the service. */
  id: entityIdField.nonNullable(C.foreignItem),
  days: array(wholeNumberField(0, DAYS_OF_WEEK - 1).required(C.weekday))
    .max(DAYS_OF_WEEK, C.weekday)
    .nonNullable(C.weekday)
    .typeError(C.weekday),
  date: dateField.nullable(),
  time: string().typeError(C.time).nullable().matches(TIME, { message: C.time, excludeEmptyString: true }),
  title: filled(lineField(120), C.entryRequired),
  text: textField(1000).nonNullable(M.text),
})
  .required(M.required)
  .typeError(M.required);

const listFilters = { state: choiceField(CARE_PLAN_STATES), patient: entityIdField };
export const dietListSchema = listQuerySchema(CARE_PLAN_COLUMNS, listFilters);
export const yogaListSchema = listQuerySchema(CARE_PLAN_COLUMNS, {
  ...listFilters,
  kind: choiceField(YOGA_KINDS),
});

/** The path parameters of a mark: plan, entry and day. */
export const markParams = entityIdParams.shape({
  date: filled(dateField, C.dateRequired),
  itemId: entityIdField.required(C.foreignItem),
});

const itemsField = array(itemSchema)
  .required(C.itemsRequired)
  .typeError(C.itemsRequired)
  .min(1, C.itemsRequired)
  .max(MOST_ITEMS, M.tooMany(MOST_ITEMS));

const planFields = {
  title: filled(lineField(120), C.titleRequired),
  notes: textField(4000).nonNullable(M.text),
  validFrom: filled(dateField, C.dateRequired),
  validTo: filled(dateField, C.dateRequired)
    .test('order', C.endsBefore, (validTo, { parent }) => !(daysOf(parent, validTo) < 1))
    .test('length', C.tooLong, (validTo, { parent }) => !(daysOf(parent, validTo) > LONGEST_DAYS)),
  items: itemsField,
};

/** Counts the days of a plan; NaN for an invalid date, which has an error of its own. */
const daysOf = (parent: unknown, validTo: string) => {
  const { validFrom } = parent as { validFrom?: unknown };
  return (Date.parse(validTo) - Date.parse(typeof validFrom === 'string' ? validFrom : '')) / DAY_MS + 1;
};

/** A change replaces the whole plan except its kind and its patient. */
export const carePlanSchema = object(planFields);
export type CarePlanValues = InferType<typeof carePlanSchema>;

const itemsFitting = (kindOf: (plan: { kind?: unknown }) => CarePlanKind | undefined) =>
  itemsField.test('fit', C.itemsRequired, (_, { parent, createError }) => {
    const kind = kindOf(parent as { kind?: unknown });
    const problems = kind ? itemProblems(kind, parent as CarePlanValues) : [];
    return problems.length === 0 || new ValidationError(problems.map((problem) => createError(problem)));
  });

export const newDietSchema = object({
  ...patientInCareFields,
  ...planFields,
  items: itemsFitting(() => 'diet'),
});

export const newYogaSchema = object({
  ...patientInCareFields,
  ...planFields,
  kind: choiceField(YOGA_KINDS, C.choose).required(C.choose),
  items: itemsFitting(({ kind }) => YOGA_KINDS.find((known) => known === kind)),
});

export type NewDiet = InferType<typeof newDietSchema>;
export type NewYoga = InferType<typeof newYogaSchema>;

interface Problem {
  path: string;
  message: string;
}

/** Checks the entries against the kind; a value of the wrong type has an error of its own. */
export const itemProblems = (kind: CarePlanKind, plan: CarePlanValues): Problem[] =>
  plan.items.slice(0, MOST_ITEMS).flatMap((item, index) => {
    const { days, date } = item ?? {};
    const path = `items[${index}]`;
    if (kind !== 'yogasession') return isGiven(date) ? [{ path: `${path}.date`, message: C.noDate }] : [];
    const dateMessage = sessionProblem(plan, date);
    return [
      ...(days && days.length > 0 ? [{ path: `${path}.days`, message: C.noDays }] : []),
      ...(dateMessage ? [{ path: `${path}.date`, message: dateMessage }] : []),
    ];
  });

function sessionProblem({ validFrom, validTo }: CarePlanValues, date: unknown): string | undefined {
  if (!isGiven(date)) return C.sessionDate;
  const isOutside = isGiven(validFrom) && isGiven(validTo) && (date < validFrom || date > validTo);
  return isOutside ? C.outside : undefined;
}

const isGiven = (value: unknown): value is string => typeof value === 'string' && isFilled(value);

export const planState = (validTo: string, today: string): CarePlanState => (validTo < today ? 'old' : 'new');

/** True when the entry is planned for the day. */
export const isDue = (item: Pick<CarePlanItem, 'days' | 'date'>, date: string) =>
  item.date === null ? item.days.length === 0 || item.days.includes(weekdayOf(date)) : item.date === date;

/** The reason why an entry cannot be marked as done on a day; undefined when it can. */
export function markProblem(
  { validFrom, validTo }: Pick<CarePlan, 'validFrom' | 'validTo'>,
  item: Pick<CarePlanItem, 'days' | 'date'>,
  date: string,
  today: string,
): string | undefined {
  if (date < validFrom || date > validTo) return C.outside;
  if (date > today) return C.future;
  return isDue(item, date) ? undefined : C.notDue;
}
