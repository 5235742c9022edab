import { type MedicalTestWithValues, TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import type { Cast, Person } from '../../../test/cast';
import { pdfPages } from '../../../test/pdf-text';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

async function orderTest(more: object = {}) {
  const analytes = [
    { name: 'Haemoglobin', unit: 'g/dL', low: 12, high: 15.5 },
    { name: 'pH' },
    { name: 'Cholesterol', unit: 'mg/dL', high: 200 },
  ];
  const body = { patient: cast.patient.accountId, testName: 'Blood', kind: 'clinic', analytes, ...more };
  const answer = await test.call('POST', '/tests', body, cast.treatingDoctor.headers);
  return answer.json<MedicalTestWithValues>();
}

async function complete(id: string, body: object) {
  await enter(id, body);
  await test.call('POST', `/tests/${id}/release`, {}, cast.treatingDoctor.headers);
}

const enter = (id: string, body: object) =>
  test.call('PATCH', `/tests/${id}`, { status: 'completed', ...body }, cast.treatingDoctor.headers);

const report = (id: string, by: Person = cast.patient) =>
  test.call('GET', `/tests/${id}/report`, undefined, by.headers);

it('the report is a PDF of the values with their reference ranges', async () => {
  const { id, testId } = await orderTest();
  const measuredAt = '2026-03-02T04:00:00Z';
  await complete(id, {
    report: 'Iron is low.',
    values: [
      { analyte: 'Haemoglobin', value: 11.2, measuredAt },
      { analyte: 'pH', value: 7.4, measuredAt },
      { analyte: 'Cholesterol', value: 180, measuredAt },
    ],
  });
  const answer = await report(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="test-report-${testId}.pdf"`);
  const text = pdfPages(answer.rawPayload).join('\n');
  for (const line of [
    'Test report',
    testId,
    'Demo Patient',
    'Dr. Asha Demo',
    /Ordered on\s+2 March 2026$/m,
    /Completed on\s+2 March 2026$/m,
    /2 March 2026, 9:30 AM\s+Haemoglobin\s+11\.2 g\/dL\s+12 to 15\.5\s+Low/,
    /2 March 2026, 9:30 AM\s+pH\s+7\.4\s*$/m,
    /Cholesterol\s+180 mg\/dL\s+up to 200\s+Normal/,
    /Report\s+Iron is low\./,
  ]) {
    expect(text).toMatch(line);
  }
  expect(text).not.toContain('2026-03-02');
});

it('the report of a test without values has no table of values', async () => {
  const { id } = await orderTest({ analytes: [] });
  await complete(id, { report: 'No finding.' });
  const text = pdfPages((await report(id, cast.treatingDoctor)).rawPayload).join('\n');
  expect(text).toContain('No finding.');
  expect(text).not.toContain('Usual range');
});

it('the report shows only the latest 200 of 300 values', async () => {
  const { id } = await orderTest({ kind: 'selfcare' });
  for (const from of [0, 100, 200]) {
    const values = Array.from({ length: 100 }, (_, index) => ({
      analyte: 'pH',
      value: from + index,
      measuredAt: new Date(Date.parse('2026-02-01T00:00:00Z') + (from + index) * 60_000).toISOString(),
    }));
    await test.call('POST', `/tests/${id}/values`, { values }, cast.patient.headers);
  }
  await complete(id, {});
  const text = pdfPages((await report(id)).rawPayload).join('\n');
  expect(text).toContain('These are the latest 200 of 300 values.');
  expect(text).toMatch(/pH\s+100\n/);
  expect(text).not.toMatch(/pH\s+99\n/);
});

it('the doctor gets the report before the release, and the patient does not', async () => {
  const { id } = await orderTest();
  await enter(id, { report: 'No finding.' });
  expect((await report(id, cast.treatingDoctor)).statusCode).toBe(200);
  const answer = await report(id);
  expect([answer.statusCode, answer.json().detail]).toEqual([409, TEST_MESSAGES.pending]);
});

it('the report is refused before the test is completed', async () => {
  const { id } = await orderTest();
  const answer = await report(id);
  expect([answer.statusCode, answer.json().detail]).toEqual([409, TEST_MESSAGES.pending]);
});
