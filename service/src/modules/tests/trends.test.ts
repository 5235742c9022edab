import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import type { Trend } from '@nivara/shared/domain/test-values';
import type { Cast, Person } from '../../../test/cast';
import { addTreatedMember } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PULSE = { name: 'Pulse', unit: 'per minute', low: 60, high: 100 };

async function measure(
  values: { analyte: string; value: number; measuredAt?: string }[],
  analytes: object[] = [PULSE],
  familyMember: string | null = null,
) {
  const order = {
    patient: cast.patient.accountId,
    familyMember,
    testName: 'Heart',
    kind: 'selfcare',
    analytes,
  };
  const ordered = await test.call('POST', '/tests', order, cast.treatingDoctor.headers);
  const url = `/tests/${ordered.json<{ id: string }>().id}/values`;
  const answer = await test.call('POST', url, { values }, cast.patient.headers);
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

const ask = (query = '', by: Person = cast.patient) =>
  test.call('GET', `/tests/trends${query}`, undefined, by.headers);

const trends = async (query = '', by: Person = cast.patient) =>
  (await ask(query, by)).json<{ analytes: Trend[] }>().analytes;

it('a trend has the values of all tests, oldest first, and the latest range', async () => {
  await measure([{ analyte: 'Pulse', value: 70, measuredAt: '2026-02-03T00:00:00Z' }]);
  await measure(
    [
      { analyte: 'pulse', value: 72, measuredAt: '2026-02-04T00:00:00Z' },
      { analyte: 'pulse', value: 68, measuredAt: '2026-02-01T00:00:00Z' },
      { analyte: 'Weight', value: 60.5, measuredAt: '2026-02-04T00:00:00Z' },
    ],
    [
      { ...PULSE, name: 'pulse', high: 95 },
      { name: 'Weight', unit: 'kg' },
    ],
  );
  expect(await trends()).toEqual([
    {
      name: 'pulse',
      unit: 'per minute',
      low: 60,
      high: 95,
      points: [
        { at: '2026-02-01T00:00:00.000Z', value: 68 },
        { at: '2026-02-03T00:00:00.000Z', value: 70 },
        { at: '2026-02-04T00:00:00.000Z', value: 72 },
      ],
    },
    {
      name: 'Weight',
      unit: 'kg',
      low: null,
      high: null,
      points: [{ at: '2026-02-04T00:00:00.000Z', value: 60.5 }],
    },
  ]);
  expect((await trends('?analyte=WEIGHT')).map(({ name }) => name)).toEqual(['Weight']);
  expect(await trends('?analyte=Iron')).toEqual([]);
});

it('keeps units apart', async () => {
  const analytes = [{ name: 'Glucose', unit: 'mg/dL' }];
  await measure([{ analyte: 'Glucose', value: 90 }], analytes);
  await measure([{ analyte: 'Glucose', value: 5 }], [{ name: 'Glucose', unit: 'mmol/L' }]);
  expect((await trends('?analyte=Glucose')).map(({ unit, points }) => [unit, points.length])).toEqual([
    ['mg/dL', 1],
    ['mmol/L', 1],
  ]);
});

it('keeps patients apart, also after a member has left the family list', async () => {
  const mira = await addTreatedMember(test, cast.patient, 'Mira Rao', cast.treatingDoctor);
  await measure([{ analyte: 'Pulse', value: 70 }]);
  await measure([{ analyte: 'Pulse', value: 90 }], [PULSE], mira);
  const values = async (query: string) =>
    (await trends(query)).flatMap(({ points }) => points.map((point) => point.value));
  expect(await values('')).toEqual([70]);
  expect(await values(`?familyMember=${mira}`)).toEqual([90]);
  await test.context.database.deleteFrom('family_members').execute();
  expect(await values('')).toEqual([70]);
});

it('each trend has the latest 200 values', async () => {
  const minute = (index: number) =>
    new Date(Date.parse('2026-02-01T00:00:00Z') + index * 60_000).toISOString();
  const lowest = 50;
  for (const from of [0, 100, 200]) {
    await measure(
      Array.from({ length: 100 }, (_, index) => ({
        analyte: 'Pulse',
        value: lowest + from + index,
        measuredAt: minute(from + index),
      })),
    );
  }
  const [trend] = await trends();
  expect(trend?.points).toHaveLength(200);
  expect([trend?.points[0], trend?.points[199]]).toEqual([
    { at: minute(100), value: lowest + 100 },
    { at: minute(299), value: lowest + 299 },
  ]);
});

it('a trend is visible to the patient and their doctor, and not to another patient', async () => {
  await measure([{ analyte: 'Pulse', value: 70 }]);
  const query = `?patient=${cast.patient.accountId}`;
  expect(await trends(query, cast.treatingDoctor)).toMatchObject([{ name: 'Pulse' }]);
  expect(await trends(query)).toMatchObject([{ name: 'Pulse' }]);
  expect(await trends('', cast.otherPatient)).toEqual([]);
  expect((await ask(query, cast.otherPatient)).statusCode).toBe(404);
  const withoutPatient = await ask('', cast.treatingDoctor);
  expect(withoutPatient.statusCode).toBe(422);
  expect(withoutPatient.json().errors).toEqual([{ path: 'patient', message: PATIENT_MESSAGES.required }]);
});

it('audits nothing for an account to which the family member does not belong', async () => {
  const ravi = await addTreatedMember(test, cast.patient, 'Ravi Rao', cast.treatingDoctor);
  const answer = await ask(
    `?patient=${cast.otherPatient.accountId}&familyMember=${ravi}`,
    cast.treatingDoctor,
  );
  expect(answer.statusCode).toBe(404);
  const log = await test.call('GET', '/audit', undefined, cast.otherPatient.headers);
  expect(log.json().rows).toEqual([]);
});
