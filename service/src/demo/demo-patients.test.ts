import { BILL_STATUSES } from '@nivara/shared/domain/bill';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { OFFER_KINDS } from '@nivara/shared/domain/offer';
import type { PatientRecord } from '@nivara/shared/domain/patient';
import { PRESCRIPTION_KINDS } from '@nivara/shared/domain/prescription';
import type { Trend } from '@nivara/shared/domain/test-values';
import type { VisitSummary } from '@nivara/shared/domain/visit';
import { type TestApp, signIn } from '../../test/test-app';
import { TODAY, demoReads, startTestWithDemoData } from '../../test/test-with-demo-data';

let test: TestApp;
let patient: Record<string, string>;
let secondPatient: Record<string, string>;
beforeAll(async () => {
  ({ test, patient } = await startTestWithDemoData());
  secondPatient = await signIn(test, 'patient2', 'Patient-demo-2');
});
afterAll(() => test.close());

const { read, rowsOf } = demoReads(() => ({ test, patient }));

it.each([
  ...['requested', 'booked', 'completed', 'cancelled', 'missed'].map(
    (each) => `/appointments?status=${each}`,
  ),
  ...['consultation', 'test', 'wellness', 'package'].map(
    (each) => `/appointments?kind=${each}&status=booked&from=${TODAY}&to=${addDays(TODAY, 14)}`,
  ),
  ...PRESCRIPTION_KINDS.map((each) => `/prescriptions?kind=${each}`),
  ...['selfcare', 'clinic'].flatMap((kind) =>
    ['pending', 'completed'].map((status) => `/tests?kind=${kind}&status=${status}`),
  ),
  ...['new', 'old'].flatMap((state) => [
    `/diets?state=${state}`,
    `/yoga?kind=yogarx&state=${state}`,
    `/yoga?kind=yogasession&state=${state}`,
  ]),
  ...BILL_STATUSES.map((each) => `/bills?status=${each}`),
  ...OFFER_KINDS.map((each) => `/offers?kind=${each}`),
  '/personalDetails',
  '/waiting-list',
])('has something to show the demo patient at %s', async (url) => {
  expect(await rowsOf(url)).not.toEqual([]);
});

it('the demo patient has a complete patient record, documents, a family, consents and notifications', async () => {
  const [patientRecord] = await rowsOf<Pick<PatientRecord, 'status' | 'patientHistory'>>('/personalDetails');
  expect(patientRecord?.patientHistory).toMatchObject({
    allergies: ['Sulfa medicines: rash'],
    conditions: ['Raised blood sugar'],
    currentMedicines: ['Calcium 500 mg, once a day'],
    emergencyName: 'Ravi Demo',
    emergencyRelation: 'Husband',
    emergencyPhone: '+919000000101',
  });
  expect(patientRecord?.status).toBe('complete');
  expect(patientRecord?.patientHistory.uploadedDocuments).toHaveLength(2);
  expect(await rowsOf('/family')).toHaveLength(3);
  const consents = await rowsOf<{ id: string; state: string }>('/consents');
  expect(Object.fromEntries(consents.map(({ id, state }) => [id, state]))).toEqual({
    treatment: 'given',
    'data-protection': 'given',
    telemedicine: 'given',
    research: 'withdrawn',
  });
  expect((await read<{ total: number }>('/notifications?read=false')).total).toBe(3);
  expect((await read<{ total: number }>('/notifications?read=true')).total).toBeGreaterThan(30);
});

it('stores real PDFs', async () => {
  const uploads = await rowsOf('/uploads');
  expect(uploads).toHaveLength(2);
  for (const { id } of uploads) {
    const file = await test.call('GET', `/uploads/${id}/file`, undefined, patient);
    expect([file.statusCode, file.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  }
});

it('shows falling trends of sugar, cholesterol and blood pressure', async () => {
  const { analytes: trends } = await read<{ analytes: Trend[] }>('/tests/trends');
  for (const name of ['HbA1c', 'Fasting glucose', 'LDL cholesterol', 'Systolic pressure']) {
    const values = trends.find((trend) => trend.name === name)?.points.map(({ value }) => value) ?? [];
    expect(values.length).toBeGreaterThanOrEqual(3);
    expect(values.at(-1)).toBeLessThan(values[0] ?? 0);
  }
});

it.each([
  '/diets?state=new',
  '/diets?state=old',
  '/yoga?state=new&kind=yogarx',
  '/yoga?state=old&kind=yogarx',
])('the first plan at %s has marks', async (list) => {
  const [plan] = await rowsOf(list);
  const { marks } = await read<{ marks: object[] }>(`${list.split('?')[0]}/${plan?.id}`);
  expect(marks.length).toBeGreaterThan(3);
});

it('shows the demo patient a visit summary, with its assessment and prescriptions', async () => {
  const [visit] = await rowsOf('/visits?size=50');
  const summary = await read<VisitSummary>(`/visits/${visit?.id}`);
  expect(summary.assessment).not.toBe('');
  expect(summary.links.prescriptions).not.toEqual([]);
});

it('shows the second demo patient rows of their own, and none of the first patient', async () => {
  for (const list of [
    'appointments',
    'prescriptions',
    'bills',
    'notifications',
    'family',
    'personalDetails',
  ]) {
    const [own, others] = await Promise.all([
      rowsOf(`/${list}?size=100`, secondPatient),
      rowsOf(`/${list}?size=100`),
    ]);
    expect([list, own.length]).not.toEqual([list, 0]);
    const theirs = new Set(others.map(({ id }) => id));
    expect(own.filter(({ id }) => theirs.has(id))).toEqual([]);
  }
  for (const list of ['tests', 'diets', 'yoga', 'uploads', 'waiting-list']) {
    expect(await rowsOf(`/${list}?size=100`, secondPatient)).toEqual([]);
  }
});
