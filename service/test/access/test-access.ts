import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import {
  type AccessRow,
  DOCTORS,
  PATIENT_AND_DOCTOR,
  PATIENTS_AND_DOCTORS,
  THE_PATIENT,
  TREATING_DOCTOR,
} from './access-row';

const order = (cast: Cast) => ({
  patient: cast.patient.accountId,
  testName: 'Blood sugar',
  kind: 'selfcare',
  analytes: [{ name: 'Fasting glucose', unit: 'mg/dL', low: 70, high: 99 }],
});

const values = [{ analyte: 'Fasting glucose', value: 92 }];

async function orderTest(test: TestApp, cast: Cast) {
  const answer = await test.call('POST', '/tests', order(cast), cast.treatingDoctor.headers);
  return `/tests/${answer.json<{ id: string }>().id}`;
}

async function measureTest(test: TestApp, cast: Cast) {
  const url = await orderTest(test, cast);
  await test.call('POST', `${url}/values`, { values }, cast.patient.headers);
  return url;
}

async function completeTest(test: TestApp, cast: Cast) {
  const url = await measureTest(test, cast);
  await test.call('POST', `${url}/complete`, undefined, cast.patient.headers);
  return url;
}

export const testAccess: AccessRow[] = [
  { route: 'GET /tests', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'GET /tests/trends',
    rule: 'patient-or-doctor',
    prepare: (_, cast) => ({ url: `/tests/trends?patient=${cast.patient.accountId}` }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'POST /tests',
    rule: 'doctor',
    prepare: (_, cast) => ({ body: order(cast) }),
    answers: TREATING_DOCTOR(201),
  },
  {
    route: 'GET /tests/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: await orderTest(test, cast) }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'GET /tests/:id/report',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `${await completeTest(test, cast)}/report` }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'PATCH /tests/:id',
    rule: 'doctor',
    prepare: async (test, cast) => ({
      url: await orderTest(test, cast),
      body: { remark: 'Before breakfast' },
    }),
    answers: TREATING_DOCTOR(200),
  },
  {
    route: 'POST /tests/:id/release',
    rule: 'doctor',
    prepare: async (test, cast) => {
      const answer = await test.call(
        'POST',
        '/tests',
        { ...order(cast), kind: 'clinic' },
        cast.treatingDoctor.headers,
      );
      const url = `/tests/${answer.json<{ id: string }>().id}`;
      await test.call('PATCH', url, { status: 'completed', values }, cast.treatingDoctor.headers);
      return { url: `${url}/release`, body: {} };
    },
    answers: TREATING_DOCTOR(200),
  },
  { route: 'GET /test-catalogue', rule: 'doctor', answers: DOCTORS(200) },
  {
    route: 'POST /tests/:id/values',
    rule: 'patient',
    prepare: async (test, cast) => ({ url: `${await orderTest(test, cast)}/values`, body: { values } }),
    answers: THE_PATIENT(201),
  },
  {
    route: 'POST /tests/:id/take-back',
    rule: 'patient',
    prepare: async (test, cast) => ({
      url: `${await measureTest(test, cast)}/take-back`,
      body: { values: ['a'.repeat(32)] },
    }),
    answers: THE_PATIENT(200),
  },
  {
    route: 'POST /tests/:id/complete',
    rule: 'patient',
    prepare: async (test, cast) => ({ url: `${await measureTest(test, cast)}/complete` }),
    answers: THE_PATIENT(200),
  },
];
