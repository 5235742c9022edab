import { type InferType, ValidationError, boolean, object } from 'yup';
import { FIELD_MESSAGES, choiceField, dateField, filled, lineField, textField } from './field-rules';
import { listQuerySchema } from './list-query';
import { patientInCareFields } from './patient-in-care';
import { entityIdField } from './entity-id';
import { type Analyte, type TestValue, VALUE_MESSAGES, analytesField, valuesField } from './test-values';
import type { TestResult } from './test-results';
import { TIMING_TEXTS } from './timings';

/** The patient measures a selfcare test at home. */
export const TEST_KINDS = ['selfcare', 'clinic'] as const;
export type TestKind = (typeof TEST_KINDS)[number];

export const TEST_STATUSES = ['pending', 'completed'] as const;
export type TestStatus = (typeof TEST_STATUSES)[number];

/** A row of the lists. */
export interface MedicalTest {
  id: string;
  /** The laboratory's number on the tube. */
  testId: string;
  patientId: string;
  accountId: string;
  familyMemberId: string | null;
  name: string;
  testName: string;
  kind: TestKind;
  status: TestStatus;
  /** True once the test is completed, until a doctor releases the result; patients see the test as pending. */
  isBeingLookedAt: boolean;
  releasedAt: string | null;
  /** True when a value is beyond a critical limit. */
  isCritical: boolean;
  bookingDate: string;
  appointmentDate: string | null;
  /** "8:25 AM" */
  appointmentTime: string | null;
  serviceProvider: string;
  /** The date of completion; until then the date of the order. */
  date: string;
  report: string;
  remark: string;
  analytes: Analyte[];
  /** The visit at which the test was ordered; a visit has the id of its appointment. */
  visitId: string | null;
}

/** A row with the latest value of each analyte; values out of their range come first. */
export interface ListedTest extends MedicalTest {
  results: TestResult[];
}

export interface MedicalTestWithValues extends MedicalTest {
  values: TestValue[];
  /** The service of the visit at which the test was ordered. */
  service: string | null;
}

/** A test that doctors order often. */
export interface CatalogueTest {
  name: string;
  kind: TestKind;
  analytes: Analyte[];
}

export const TEST_MESSAGES = {
  choose: 'Please choose how the test is done.',
  noAppointment: 'A selfcare test has no appointment.',
  dateMissing: 'Please choose the date as well.',
  datePast: 'The appointment cannot be in the past.',
  timing: 'Please choose one of the clinic’s timings.',
  onlyWhenCompleting: 'Values are entered when the test is completed.',
  resultRequired: 'Please enter values or a report.',
  completed: 'This test is completed already.',
  appointmentOver: 'The appointment of a completed test cannot be changed.',
  atClinic: 'This test is done at the clinic.',
  notTreated:
    'The doctor does not treat the patient at the moment. Please call the clinic about these values.',
  noValues: 'Please enter at least one value before you finish the test.',
  tooManyValues: 'This test has as many values as it can hold.',
  pending: 'There is no report before the test is completed.',
  chooseTest: 'Please choose at least one test.',
  confirmName: 'Please type the name of the patient or of a critical value.',
  noResult: 'There is no result to release yet.',
  released: 'This result is released already.',
  criticalUnconfirmed: 'A value is critical. Please confirm that you have seen it.',
  nothing: 'Please change at least one thing.',
} as const;

export const TEST_COLUMNS = [
  'patientId',
  'testId',
  'name',
  'testName',
  'kind',
  'status',
  'bookingDate',
  'appointmentDate',
  'appointmentTime',
  'serviceProvider',
  'date',
  'report',
  'remark',
  'isCritical',
] as const;

const F = FIELD_MESSAGES;
const T = TEST_MESSAGES;

const appointmentFields = {
  appointmentDate: dateField.nullable(),
  appointmentTime: choiceField(TIMING_TEXTS, T.timing).nullable(),
};

export const testListSchema = listQuerySchema(TEST_COLUMNS, {
  kind: choiceField(TEST_KINDS),
  status: choiceField(TEST_STATUSES),
  /** Whether the patient sees the result of a completed test. */
  released: choiceField(['yes', 'no']),
  patient: entityIdField,
});

/** A query without `analyte` means all analytes. Doctors must name the patient. */
export const trendsQuerySchema = object({
  analyte: lineField(60),
  patient: entityIdField,
  familyMember: entityIdField,
});

export const newTestSchema = object({
  ...patientInCareFields,
  ...appointmentFields,
  testName: filled(lineField(120)),
  analytes: analytesField,
  remark: textField(2000).nonNullable(F.text),
  kind: choiceField(TEST_KINDS, T.choose)
    .required(T.choose)
    .test('fits', T.choose, (kind, { parent, createError }) => {
      const test = parent as TestAppointment & { analytes?: unknown };
      const problems = appointmentProblems(kind, test);
      const measuresNothing = !Array.isArray(test.analytes) || test.analytes.length === 0;
      if (kind === 'selfcare' && measuresNothing) {
        problems.push({ path: 'analytes', message: VALUE_MESSAGES.analyteRequired });
      }
      return problems.length === 0 || new ValidationError(problems.map((problem) => createError(problem)));
    }),
});

export const testChangeSchema = object({
  ...appointmentFields,
  report: textField(10_000).nonNullable(F.text),
  remark: textField(2000).nonNullable(F.text),
  status: choiceField(['completed']).nonNullable(F.choice),
  values: valuesField,
}).test('something', T.nothing, (changes) => Object.keys(changes).length > 0);

/** Critical values are released only when they have been seen. */
export const testReleaseSchema = object({ confirmed: boolean().typeError(F.choice).nonNullable(F.choice) });

export type TestRelease = InferType<typeof testReleaseSchema>;
export type NewTest = InferType<typeof newTestSchema>;
export type TestChange = InferType<typeof testChangeSchema>;
export type TrendsQuery = InferType<typeof trendsQuerySchema>;

interface TestAppointment {
  appointmentDate?: string | null;
  appointmentTime?: string | null;
}

interface Problem {
  path: string;
  message: string;
}

export function appointmentProblems(
  kind: TestKind,
  { appointmentDate, appointmentTime }: TestAppointment,
): Problem[] {
  if (kind === 'selfcare') {
    return [
      ...(appointmentDate ? [{ path: 'appointmentDate', message: T.noAppointment }] : []),
      ...(appointmentTime ? [{ path: 'appointmentTime', message: T.noAppointment }] : []),
    ];
  }
  return appointmentTime && !appointmentDate ? [{ path: 'appointmentDate', message: T.dateMissing }] : [];
}
