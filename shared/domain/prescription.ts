import { type InferType, ValidationError, array, object } from 'yup';
import {
  FIELD_MESSAGES,
  choiceField,
  dateField,
  isFilled,
  lineField,
  textField,
  wholeNumberField,
} from './field-rules';
import { listQuerySchema } from './list-query';
import { patientInCareFields } from './patient-in-care';
import { entityIdField } from './entity-id';

export const PRESCRIPTION_KINDS = ['medicine', 'yoga', 'diet', 'residential'] as const;
export type PrescriptionKind = (typeof PRESCRIPTION_KINDS)[number];

export const PRESCRIPTION_KIND_NAMES: Record<PrescriptionKind, string> = {
  medicine: 'Medicine',
  yoga: 'Yoga',
  diet: 'Diet',
  residential: 'Residential care',
};

/** The fields of a line of each kind, in reading order. */
export const PRESCRIPTION_ITEM_FIELDS: Record<
  PrescriptionKind,
  readonly { field: PrescriptionItemField; label: string; required: boolean }[]
> = {
  medicine: [
    { field: 'name', label: 'Medicine', required: true },
    { field: 'form', label: 'Form', required: false },
    { field: 'dose', label: 'Dose', required: true },
    { field: 'frequency', label: 'How often', required: true },
    { field: 'days', label: 'Days', required: false },
    { field: 'food', label: 'Food', required: false },
    { field: 'instructions', label: 'Instructions', required: false },
  ],
  yoga: [
    { field: 'name', label: 'Exercise', required: true },
    { field: 'minutes', label: 'Minutes', required: false },
    { field: 'repetitions', label: 'Repetitions', required: false },
    { field: 'instructions', label: 'Instructions', required: false },
  ],
  diet: [
    { field: 'meal', label: 'Meal', required: true },
    { field: 'food', label: 'Food', required: true },
    { field: 'instructions', label: 'Instructions', required: false },
  ],
  residential: [
    { field: 'from', label: 'From', required: true },
    { field: 'to', label: 'To', required: false },
    { field: 'ward', label: 'Ward', required: true },
    { field: 'instructions', label: 'Instructions', required: false },
  ],
};

export interface Prescription {
  id: string;
  patientId: string;
  accountId: string;
  familyMemberId: string | null;
  name: string;
  phone: string | null;
  kind: PrescriptionKind;
  date: string;
  info: string;
  clinicalNotes: string;
  /** The text of the list's prescription column. */
  prescription: string;
  items: PrescriptionItem[];
  /** Only residential care has a bed. */
  bedId: string | null;
  doctor: string;
  /** The visit during which it was written. */
  visitId: string | null;
  createdAt: string;
  updatedAt: string;
  /** The replaced versions, oldest first. */
  earlier: EarlierPrescription[];
}

export interface EarlierPrescription extends Pick<
  Prescription,
  'date' | 'info' | 'clinicalNotes' | 'prescription' | 'items' | 'bedId'
> {
  /** The moment of the correction. */
  replacedAt: string;
}

export const MOST_CORRECTIONS = 50;

export const PRESCRIPTION_MESSAGES = {
  empty: 'Please write the prescription, or add at least one line.',
  bedRequired: 'Please enter the bed’s id.',
  noBed: 'Only residential care has a bed.',
  otherKind: 'This does not belong to this kind of prescription.',
  missing: (label: string) => `Please fill in “${label}”.`,
  endsBefore: 'The last day cannot be before the first.',
  future: 'The date cannot be in the future.',
  nothing: 'Please change at least one thing.',
  tooManyCorrections: 'This prescription has been corrected too often. Please write a new one.',
} as const;

export const PRESCRIPTION_COLUMNS = [
  'patientId',
  'name',
  'phone',
  'date',
  'kind',
  'info',
  'clinicalNotes',
  'prescription',
  'bedId',
  'doctor',
  'createdAt',
] as const;

const MOST_ITEMS = 30;
const M = FIELD_MESSAGES;
const P = PRESCRIPTION_MESSAGES;

const optionalLine = (max: number) => lineField(max).nonNullable(M.text);
const optionalText = (max: number) => textField(max).nonNullable(M.text);
const optionalNumber = (max: number) => wholeNumberField(1, max).nonNullable(M.number);

/** A line of any kind; the kind decides which fields it has. */
const itemSchema = object({
  name: optionalLine(120),
  /** Tablet, syrup, drops. */
  form: optionalLine(40),
  dose: optionalLine(80),
  frequency: optionalLine(80),
  days: optionalNumber(1000),
  minutes: optionalNumber(600),
  repetitions: optionalNumber(1000),
  meal: optionalLine(80),
  food: optionalLine(300),
  from: dateField.nonNullable(M.date),
  to: dateField.nonNullable(M.date),
  ward: optionalLine(80),
  instructions: optionalText(500),
})
  .required(M.required)
  .typeError(M.required);

export type PrescriptionItem = InferType<typeof itemSchema>;
export type PrescriptionItemField = keyof PrescriptionItem;

export const prescriptionLinesField = array(itemSchema)
  .max(MOST_ITEMS, M.tooMany(MOST_ITEMS))
  .nonNullable(M.required)
  .typeError(M.required);

const writtenFields = {
  date: dateField.nonNullable(M.date),
  info: optionalLine(300),
  clinicalNotes: optionalText(4000),
  prescription: optionalText(4000),
  items: prescriptionLinesField,
  bedId: lineField(20).nullable(),
};

export const prescriptionListSchema = listQuerySchema(PRESCRIPTION_COLUMNS, {
  kind: choiceField(PRESCRIPTION_KINDS),
  patient: entityIdField,
  from: dateField,
  to: dateField,
});

export const newPrescriptionSchema = object({
  ...patientInCareFields,
  ...writtenFields,
  kind: choiceField(PRESCRIPTION_KINDS)
    .required(M.choice)
    .test('fits', M.choice, (kind, { parent, createError }) => {
      const problems = prescriptionProblems(kind, parent as WrittenPrescription);
      return problems.length === 0 || new ValidationError(problems.map((problem) => createError(problem)));
    }),
});

/** The author may change everything but the kind and the patient. */
export const prescriptionChangeSchema = object(writtenFields).test(
  'something',
  P.nothing,
  (changes) => Object.keys(changes).length > 0,
);

export type NewPrescription = InferType<typeof newPrescriptionSchema>;
export type PrescriptionChange = InferType<typeof prescriptionChangeSchema>;

type WrittenPrescription = Pick<NewPrescription, 'prescription' | 'items' | 'bedId'>;

interface Problem {
  path: string;
  message: string;
}

/** Checks what depends on the kind: lines, text and bed. A value of the wrong type has an error of its own. */
export function prescriptionProblems(
  kind: PrescriptionKind,
  { prescription, items, bedId }: WrittenPrescription,
): Problem[] {
  const problems = lineProblems(kind, items);
  const lines = Array.isArray(items) ? items : [];
  if (lines.length === 0 && !isGiven(prescription)) problems.push({ path: 'prescription', message: P.empty });
  if (kind === 'residential' && !isGiven(bedId)) problems.push({ path: 'bedId', message: P.bedRequired });
  if (kind !== 'residential' && isGiven(bedId)) problems.push({ path: 'bedId', message: P.noBed });
  return problems;
}

/** Checks only the lines, as a template needs it; too many lines have an error of their own. */
export const lineProblems = (kind: PrescriptionKind, items: unknown): Problem[] =>
  (Array.isArray(items) ? (items as PrescriptionItem[]).slice(0, MOST_ITEMS) : []).flatMap((item, index) =>
    itemProblems(kind, item, `items[${index}]`),
  );

function itemProblems(kind: PrescriptionKind, item: PrescriptionItem | null, path: string): Problem[] {
  const fields = PRESCRIPTION_ITEM_FIELDS[kind];
  const given = Object.entries(item ?? {}).flatMap(([name, value]) => (isGiven(value) ? [name] : []));
  const missing = fields.filter(({ field, required }) => required && !given.includes(field));
  // A field that no kind has is already refused as unknown.
  const strange = given.filter(
    (name) => Object.hasOwn(itemSchema.fields, name) && !fields.some(({ field }) => field === name),
  );
  const { from, to } = item ?? {};
  const endsBefore = typeof from === 'string' && typeof to === 'string' && isFilled(to) && to < from;
  return [
    ...missing.map(({ field, label }) => ({ path: `${path}.${field}`, message: P.missing(label) })),
    ...strange.map((name) => ({ path: `${path}.${name}`, message: P.otherKind })),
    ...(endsBefore ? [{ path: `${path}.to`, message: P.endsBefore }] : []),
  ];
}

/** Keeps the filled-in fields only, trimmed. */
export const tidyItem = (item: PrescriptionItem): PrescriptionItem =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([, value]) => isGiven(value))
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

const isGiven = (value: unknown) => (typeof value === 'string' ? isFilled(value) : value != null);
