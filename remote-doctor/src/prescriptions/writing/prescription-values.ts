import {
  PRESCRIPTION_ITEM_FIELDS,
  type NewPrescription,
  type Prescription,
  type PrescriptionChange,
  type PrescriptionItem,
  type PrescriptionItemField,
  type PrescriptionKind,
  newPrescriptionSchema,
  tidyItem,
} from '@nivara/shared/domain/prescription';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { isMadeOfLines, prescriptionText } from '@nivara/shared/domain/prescription-text';

/** A line in the form. Each field has a value: an empty field has an empty text, or null if it takes a number. */
export type Line = Partial<Record<PrescriptionItemField, string | number | null>>;

export interface PrescriptionValues {
  items: Line[];
  info: string;
  clinicalNotes: string;
  prescription: string;
  bedId: string;
}

export const NUMBERS: ReadonlySet<PrescriptionItemField> = new Set(['days', 'minutes', 'repetitions']);

export const emptyLine = (kind: PrescriptionKind): Line =>
  Object.fromEntries(
    PRESCRIPTION_ITEM_FIELDS[kind].map(({ field }) => [field, NUMBERS.has(field) ? null : '']),
  );

export const toLine = (kind: PrescriptionKind, item: object): Line => {
  const empty = emptyLine(kind);
  const known = Object.entries(item).filter(([field]) => field in empty);
  return { ...empty, ...Object.fromEntries(known) };
};

export const isEmptyLine = (line: Line): boolean =>
  Object.values(line).every((value) => value === '' || value === null || value === undefined);

/** Returns the given lines, and an empty line for the next entry. */
export const startingValues = (
  kind: PrescriptionKind,
  written: Partial<Pick<Prescription, 'items' | 'info' | 'clinicalNotes' | 'prescription' | 'bedId'>> = {},
): PrescriptionValues => ({
  items: [...(written.items ?? []).map((item) => toLine(kind, item)), emptyLine(kind)],
  bedId: written.bedId ?? '',
  info: written.info ?? '',
  prescription: written.prescription ?? '',
  clinicalNotes: written.clinicalNotes ?? '',
});

/** Leaves out a text that was made from the lines, so that the service makes it again from the corrected lines. */
export const correctedValues = (written: Prescription): PrescriptionValues =>
  startingValues(written.kind, {
    ...written,
    prescription: isMadeOfLines(written) ? '' : written.prescription,
  });

/** Drops empty lines at the end. Other empty lines are mistakes and stay, so that all lines keep their numbers. */
export function writtenItems(lines: readonly Line[]): PrescriptionItem[] {
  const last = lines.findLastIndex((line) => !isEmptyLine(line));
  return lines
    .slice(0, last + 1)
    .map((line) => tidyItem(Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null))));
}

export const toWritten = (kind: PrescriptionKind, values: PrescriptionValues) => ({
  items: writtenItems(values.items),
  info: values.info,
  clinicalNotes: values.clinicalNotes,
  ...(values.prescription.trim() !== '' && { prescription: values.prescription }),
  ...(kind === 'residential' && { bedId: values.bedId }),
});

/** Sends the doctor's own text even if it has been emptied, so that the service makes a new text from the lines. */
export const toCorrection = (before: Prescription, values: PrescriptionValues): PrescriptionChange => ({
  ...toWritten(before.kind, values),
  ...(!isMadeOfLines(before) && { prescription: values.prescription }),
});

export type ForPatient = Pick<PatientChart, 'accountId' | 'familyMemberId'> & { visit?: string };

export const toPrescription = (
  kind: PrescriptionKind,
  values: PrescriptionValues,
  { accountId, familyMemberId, visit }: ForPatient,
): NewPrescription => ({
  patient: accountId,
  familyMember: familyMemberId,
  ...(visit !== undefined && { visit }),
  kind,
  ...toWritten(kind, values),
});

/** Checks the form's values as the service will. Formik leaves out empty texts. */
export const schemaFor = (kind: PrescriptionKind, patient: ForPatient) => ({
  validate: (values: unknown, options?: { abortEarly?: boolean }) =>
    newPrescriptionSchema.validate(
      toPrescription(
        kind,
        { ...NOTHING_WRITTEN, ...givenIn(values as Partial<PrescriptionValues>) },
        patient,
      ),
      options,
    ),
});

const NOTHING_WRITTEN: PrescriptionValues = {
  items: [],
  info: '',
  clinicalNotes: '',
  prescription: '',
  bedId: '',
};

const givenIn = (values: Partial<PrescriptionValues>): Partial<PrescriptionValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The prescription as the patient will read it. */
export function previewOf(
  kind: PrescriptionKind,
  values: PrescriptionValues,
  patient: Pick<PatientChart, 'name' | 'patientId' | 'phone' | 'accountId' | 'familyMemberId'>,
  { doctor, date }: { doctor: string; date: string },
): Prescription {
  const items = writtenItems(values.items);
  return {
    ...patient,
    id: '',
    kind,
    date,
    doctor,
    info: values.info,
    clinicalNotes: values.clinicalNotes,
    prescription: values.prescription.trim() || prescriptionText(kind, items),
    items,
    bedId: values.bedId || null,
    visitId: null,
    createdAt: '',
    updatedAt: '',
    earlier: [],
  };
}
