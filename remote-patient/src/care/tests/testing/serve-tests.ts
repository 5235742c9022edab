import type { ListedTest, MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import { resultsOf } from '@nivara/shared/domain/test-results';
import {
  type Analyte,
  type NewValue,
  type TestValue,
  type Trend,
  flagOf,
} from '@nivara/shared/domain/test-values';
import { created, notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

export const SYSTOLIC: Analyte = { name: 'Systolic', unit: 'mmHg', low: 90, high: 130 };
export const PULSE: Analyte = { name: 'Pulse', unit: '/min', low: null, high: null };

let measurements = 0;

function nextId(): string {
  measurements += 1;
  return String(measurements).padStart(32, '0');
}

export const measured = (
  analyte: Analyte,
  value: number,
  measuredAt = '2026-03-02T04:30:00.000Z',
): TestValue => ({
  unit: analyte.unit,
  low: analyte.low,
  high: analyte.high,
  id: nextId(),
  analyte: analyte.name,
  value,
  measuredAt,
  flag: flagOf(value, analyte),
  isCritical: false,
});

/** A test at home, without values. */
export function medicalTest(differences: Partial<MedicalTestWithValues> = {}): MedicalTestWithValues {
  return {
    id: 'f1'.repeat(16),
    testId: 'T-7QX2M9AB',
    patientId: 'NP-AAAAAAAA',
    accountId: 'a'.repeat(32),
    familyMemberId: null,
    name: 'Asha Kulkarni',
    testName: 'Blood pressure at home',
    kind: 'selfcare',
    status: 'pending',
    isBeingLookedAt: false,
    releasedAt: null,
    isCritical: false,
    bookingDate: '2026-03-01',
    appointmentDate: null,
    appointmentTime: null,
    serviceProvider: 'Dr. Asha Demo',
    date: '2026-03-01',
    report: '',
    remark: 'Seated, after five minutes of rest.',
    analytes: [SYSTOLIC, PULSE],
    visitId: null,
    service: null,
    values: [],
    ...differences,
  };
}

/** A completed test with a result. */
export const completedTest = (differences: Partial<MedicalTestWithValues> = {}) =>
  medicalTest({
    id: 'f2'.repeat(16),
    testId: 'T-2COMPLET',
    testName: 'Pressure and pulse',
    kind: 'clinic',
    status: 'completed',
    releasedAt: '2026-03-02T04:30:00.000Z',
    appointmentDate: '2026-03-02',
    appointmentTime: '8:25 AM',
    date: '2026-03-02',
    report: 'All quiet.',
    remark: 'Clearly better.',
    values: [measured(SYSTOLIC, 141), measured(PULSE, 72)],
    ...differences,
  });

/** A test at the clinic, without a result. */
export const clinicTest = (differences: Partial<MedicalTestWithValues> = {}) =>
  medicalTest({
    id: 'f3'.repeat(16),
    testId: 'T-3PENDING',
    testName: 'Urine',
    kind: 'clinic',
    appointmentDate: '2026-03-05',
    appointmentTime: '9:15 AM',
    ...differences,
  });

export const trendOf = ({ name, unit, low, high }: Analyte, values: readonly number[]): Trend => ({
  name,
  unit,
  low,
  high,
  points: values.map((value, index) => ({ at: `2026-0${index + 1}-02T04:30:00.000Z`, value })),
});

const toListed = ({ values, service: _service, ...row }: MedicalTestWithValues): ListedTest => ({
  ...row,
  results: resultsOf(values),
});

/** Answers the calls about tests from memory. */
export function serveTests(tests: MedicalTestWithValues[] = [], trends: Trend[] = []): ServedCalls {
  const find = (id: string) => tests.find((each) => each.id === id);
  const replace = (test: MedicalTestWithValues) => {
    tests.splice(
      tests.findIndex(({ id }) => id === test.id),
      1,
      test,
    );
    return test;
  };
  return serveCalls({
    'GET /tests': ({ query }) => {
      const [kind, status] = [query.get('kind'), query.get('status')];
      const found = tests.filter(
        (each) => (kind === null || each.kind === kind) && (status === null || each.status === status),
      );
      return { rows: found.slice(0, Number(query.get('size') ?? 10)).map(toListed), total: found.length };
    },
    'GET /tests/:id': ({ id }) => find(id) ?? notFoundProblem,
    'GET /tests/trends': () => ({ analytes: trends }),
    'POST /tests/:id/values': ({ id, body }) => {
      const test = find(id);
      if (!test) return notFoundProblem;
      // The compiler has checked the body that the form sends, so the fake does not check it again.
      const { values } = body as { values: NewValue[] };
      const added = values.flatMap(({ analyte, value, measuredAt }) => {
        const known = test.analytes.find(({ name }) => name === analyte);
        return known ? [measured(known, value, measuredAt)] : [];
      });
      return created(replace({ ...test, values: [...test.values, ...added] }));
    },
    'POST /tests/:id/take-back': ({ id, body }) => {
      const test = find(id);
      if (!test) return notFoundProblem;
      const { values } = body as { values: string[] };
      return replace({ ...test, values: test.values.filter((each) => !values.includes(each.id)) });
    },
    'POST /tests/:id/complete': ({ id }) => {
      const test = find(id);
      if (!test) return notFoundProblem;
      if (test.status === 'completed') {
        return { status: 409, title: 'Conflict', detail: TEST_MESSAGES.completed };
      }
      return replace({ ...test, status: 'completed', releasedAt: '2026-03-02T04:30:00.000Z' });
    },
  });
}
