import type {
  CatalogueTest,
  ListedTest,
  MedicalTestWithValues,
  TestChange,
} from '@nivara/shared/domain/medical-test';
import { resultsOf } from '@nivara/shared/domain/test-results';
import {
  type Analyte,
  type TestValue,
  findAnalyte,
  flagOf,
  isCriticalValue,
} from '@nivara/shared/domain/test-values';
import { type Call, created, notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { patientChart } from '../../testing/patient-chart';
import { idOf } from '../../testing/doctor-day';

export const POTASSIUM: Analyte = {
  name: 'Potassium',
  unit: 'mmol/L',
  low: 3.5,
  high: 5.1,
  criticalLow: 2.8,
  criticalHigh: 6.2,
};
export const SODIUM: Analyte = { name: 'Sodium', unit: 'mmol/L', low: 136, high: 145 };

const CATALOGUE: CatalogueTest[] = [
  { name: 'Electrolytes', kind: 'clinic', analytes: [POTASSIUM, SODIUM] },
  { name: 'ECG', kind: 'clinic', analytes: [] },
  { name: 'Weight at home', kind: 'selfcare', analytes: [{ name: 'Weight', unit: 'kg', low: 50, high: 64 }] },
];

let measurementCount = 0;

function nextId(): string {
  measurementCount += 1;
  return String(measurementCount).padStart(32, '0');
}

export const measured = (analyte: Analyte, value: number): TestValue => ({
  id: nextId(),
  analyte: analyte.name,
  unit: analyte.unit,
  low: analyte.low,
  high: analyte.high,
  value,
  measuredAt: '2026-03-02T04:30:00.000Z',
  flag: flagOf(value, analyte),
  isCritical: isCriticalValue(value, analyte),
});

/** A test that is ordered for Asha and has no result. */
export const pendingTest = (differences: Partial<MedicalTestWithValues> = {}): MedicalTestWithValues => ({
  id: idOf('d'),
  testId: 'T-7QX2M9AB',
  patientId: 'NP-BBBBBBBB',
  accountId: idOf('b'),
  familyMemberId: null,
  name: 'Asha Kulkarni',
  testName: 'Electrolytes',
  kind: 'clinic',
  status: 'pending',
  isBeingLookedAt: false,
  releasedAt: null,
  isCritical: false,
  bookingDate: '2026-03-01',
  appointmentDate: '2026-03-02',
  appointmentTime: '8:25 AM',
  serviceProvider: 'Dr. Rohan Sample',
  date: '2026-03-01',
  report: '',
  remark: 'Please come without breakfast.',
  analytes: [POTASSIUM, SODIUM],
  visitId: null,
  service: null,
  values: [],
  ...differences,
});

/** A test with a result that waits for its release. */
export function testWithResult(values: TestValue[], differences: Partial<MedicalTestWithValues> = {}) {
  return pendingTest({
    status: 'completed',
    isBeingLookedAt: true,
    isCritical: values.some(({ isCritical }) => isCritical),
    date: '2026-03-02',
    report: 'Repeated.',
    remark: '',
    values,
    ...differences,
  });
}

const toListedTest = ({ values, service: _service, ...row }: MedicalTestWithValues): ListedTest => ({
  ...row,
  results: resultsOf(values),
});

function ordered({ body }: Pick<Call, 'body'>): object {
  const { patient: _patient, ...values } = body as { patient: string };
  return created({ ...pendingTest(), ...values });
}

/** Answers the calls about one test, and the calls that order tests for Asha. */
export function serveTests(test: MedicalTestWithValues = pendingTest(), order = ordered) {
  let current = test;
  const isListed = (query: URLSearchParams) =>
    query.get('status') === null
      ? query.get('released') === (current.releasedAt === null ? 'no' : 'yes') &&
        current.status === 'completed'
      : current.status === query.get('status');
  return serveCalls({
    'GET /patients/:id': ({ id }) => (id === idOf('b') ? patientChart() : notFoundProblem),
    'GET /test-catalogue': () => CATALOGUE,
    'POST /tests': order,
    'GET /tests': ({ query }) =>
      isListed(query) ? { rows: [toListedTest(current)], total: 1 } : { rows: [], total: 0 },
    'GET /tests/:id': ({ id }) => (id === current.id ? current : notFoundProblem),
    'PATCH /tests/:id': ({ body }) => {
      // The form's types check the values that it sends, so this fake does not check them again.
      const { values = [], report = current.report, remark = current.remark } = body as TestChange;
      const entered = values.flatMap(({ analyte, value }) => {
        const known = findAnalyte(current.analytes, analyte);
        return known ? [measured(known, value)] : [];
      });
      const { releasedAt } = current;
      current = testWithResult(entered, { report, remark, releasedAt, isBeingLookedAt: releasedAt === null });
      return current;
    },
    'POST /tests/:id/release': () => {
      current = { ...current, isBeingLookedAt: false, releasedAt: '2026-03-02T05:00:00.000Z' };
      return current;
    },
  });
}
