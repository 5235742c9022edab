import {
  type CatalogueTest,
  type ListedTest,
  type MedicalTestWithValues,
  TEST_MESSAGES,
  newTestSchema,
} from '@nivara/shared/domain/medical-test';
import type { Trend } from '@nivara/shared/domain/test-values';
import { type Cast, type Person, letTreat } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { readAccountData } from '../account-export/read-account-data';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const POTASSIUM = {
  name: 'Potassium',
  unit: 'mmol/L',
  low: 3.5,
  high: 5.1,
  criticalLow: 2.8,
  criticalHigh: 6.2,
};
const potassium = (value: number) => [{ analyte: 'Potassium', value }];

async function orderTest(more: object = {}) {
  const body = { patient: cast.patient.accountId, testName: 'Salts', kind: 'clinic', analytes: [POTASSIUM] };
  const answer = await test.call('POST', '/tests', { ...body, ...more }, cast.treatingDoctor.headers);
  return answer.json<MedicalTestWithValues>();
}

async function enterResult(value: number) {
  const before = await orderTest();
  const answer = await change(before.id, {
    status: 'completed',
    values: potassium(value),
    report: 'Repeated, not haemolysed.',
    remark: 'Eat less salt.',
  });
  expect(answer.statusCode).toBe(200);
  return { ...before, id: before.id };
}

const change = (id: string, body: object) =>
  test.call('PATCH', `/tests/${id}`, body, cast.treatingDoctor.headers);
const release = (id: string, body: object = {}, by: Person = cast.treatingDoctor) =>
  test.call('POST', `/tests/${id}/release`, body, by.headers);
const read = async (id: string, by: Person = cast.patient) =>
  (await test.call('GET', `/tests/${id}`, undefined, by.headers)).json<MedicalTestWithValues>();
const findTests = async (query: string, by: Person = cast.patient) =>
  (await test.call('GET', `/tests?${query}`, undefined, by.headers)).json<{ rows: ListedTest[] }>().rows;
const notifications = () =>
  test.context.database
    .selectFrom('notifications')
    .select(['text', 'about_id'])
    .where('title', '=', 'Test result')
    .execute();

describe('before the release', () => {
  it('shows the patient the test as pending', async () => {
    const before = await enterResult(5.9);
    expect(await read(before.id)).toEqual({ ...before, isBeingLookedAt: true, remark: '' });
    expect(await read(before.id, cast.treatingDoctor)).toMatchObject({
      status: 'completed',
      isBeingLookedAt: true,
      report: 'Repeated, not haemolysed.',
      values: [{ value: 5.9, flag: 'high', isCritical: false }],
    });
    expect(await notifications()).toEqual([]);
  });

  it('lets the patient find nothing of the result in lists, trends and export', async () => {
    const { id } = await enterResult(6.5);
    expect(await findTests('status=completed')).toEqual([]);
    expect(await findTests('q=haemolysed')).toEqual([]);
    expect(await findTests('q=completed')).toEqual([]);
    expect(await findTests('status=pending')).toMatchObject([
      { id, report: '', remark: '', isCritical: false, results: [] },
    ]);
    const trends = await test.call('GET', '/tests/trends', undefined, cast.patient.headers);
    expect(trends.json()).toEqual({ analytes: [] });
    const { tests } = await readAccountData(test.context, cast.patient.accountId);
    expect(tests).toMatchObject([{ name: 'Salts', status: 'pending', report: '', remark: '', values: [] }]);
  });

  it('hides a report that is written before the test is completed', async () => {
    const { id } = await orderTest();
    await change(id, { report: 'Probably haemolysed.' });
    expect((await read(id)).report).toBe('');
    expect((await read(id, cast.treatingDoctor)).report).toBe('Probably haemolysed.');
    expect(await findTests('q=haemolysed')).toEqual([]);
    expect(await findTests('q=haemolysed', cast.treatingDoctor)).toHaveLength(1);
  });

  it('lists the results for doctors, critical results first', async () => {
    const usual = await enterResult(4);
    const critical = await enterResult(6.2);
    const open = await findTests('status=completed&released=no', cast.treatingDoctor);
    expect(open.map(({ results }) => results)).toEqual([
      [{ name: 'Potassium', value: '6.2', unit: 'mmol/L', flag: 'high' }],
      [{ name: 'Potassium', value: '4', unit: 'mmol/L', flag: 'normal' }],
    ]);
    expect(open.map(({ id, isCritical }) => [id, isCritical])).toEqual([
      [critical.id, true],
      [usual.id, false],
    ]);
    expect(await findTests('released=yes', cast.treatingDoctor)).toEqual([]);
    const query = `/tests/trends?patient=${cast.patient.accountId}`;
    const trends = await test.call('GET', query, undefined, cast.treatingDoctor.headers);
    expect(trends.json<{ analytes: Trend[] }>().analytes[0]?.points).toHaveLength(2);
  });

  it('lets a doctor replace the values until the release', async () => {
    const { id } = await enterResult(6.5);
    const answer = await change(id, { values: potassium(4.5) });
    expect(answer.json()).toMatchObject({ isCritical: false, values: [{ value: 4.5 }] });
    expect((await release(id)).statusCode).toBe(200);
    const late = await change(id, { values: potassium(4.6) });
    expect(late.json().errors).toEqual([{ path: 'values', message: TEST_MESSAGES.onlyWhenCompleting }]);
  });
});

describe('the release', () => {
  it('shows the result to the patient and notifies them', async () => {
    const { id, testId } = await enterResult(5.9);
    test.passMinutes(5);
    const answer = await release(id);
    expect(answer.json()).toMatchObject({
      status: 'completed',
      isBeingLookedAt: false,
      releasedAt: '2026-03-02T04:35:00.000Z',
    });
    expect(await read(id)).toEqual(answer.json());
    expect(await notifications()).toEqual([
      { text: `The result of test ${testId} for Demo Patient is ready.`, about_id: id },
    ]);
  });

  it.each([2.8, 6.2])('of the critical value %d needs a confirmation', async (value) => {
    const { id } = await enterResult(value);
    const problem = [{ path: 'confirmed', message: TEST_MESSAGES.criticalUnconfirmed }];
    for (const body of [{}, { confirmed: false }]) {
      const answer = await release(id, body);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, problem]);
    }
    expect((await release(id, { confirmed: true })).statusCode).toBe(200);
  });

  it('happens once, and only with a result', async () => {
    const { id } = await orderTest();
    const early = await release(id);
    expect([early.statusCode, early.json().detail]).toEqual([409, TEST_MESSAGES.noResult]);
    await change(id, { status: 'completed', report: 'No finding.' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => release(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await notifications()).toHaveLength(1);
    expect((await release(id)).json().detail).toBe(TEST_MESSAGES.released);
  });

  it('can be made by any treating doctor', async () => {
    const { id } = await enterResult(5);
    expect((await release(id, {}, cast.otherDoctor)).statusCode).toBe(404);
    await letTreat(test, cast.otherDoctor, cast.patient);
    expect((await release(id, {}, cast.otherDoctor)).statusCode).toBe(200);
  });

  it('is not needed for a test at home', async () => {
    const { id } = await orderTest({ kind: 'selfcare' });
    await test.call('POST', `/tests/${id}/values`, { values: potassium(2.5) }, cast.patient.headers);
    expect(await read(id, cast.treatingDoctor)).toMatchObject({ isCritical: true });
    await test.call('POST', `/tests/${id}/complete`, undefined, cast.patient.headers);
    expect(await read(id)).toMatchObject({ status: 'completed', isBeingLookedAt: false });
  });
});

it('offers a catalogue of tests, each of which makes a valid order', async () => {
  const answer = await test.call('GET', '/test-catalogue', undefined, cast.treatingDoctor.headers);
  const catalogue = answer.json<CatalogueTest[]>();
  expect(catalogue.map(({ name }) => name)).toContain('Electrolytes');
  for (const { name: testName, ...rest } of catalogue) {
    const order = { patient: cast.patient.accountId, testName, ...rest };
    expect(newTestSchema.isValidSync(order, { strict: true })).toBe(true);
  }
});

it('refuses a critical limit inside the usual range', async () => {
  const body = {
    patient: cast.patient.accountId,
    testName: 'Salts',
    kind: 'clinic',
    analytes: [{ ...POTASSIUM, criticalLow: 3.6, criticalHigh: 5 }],
  };
  const answer = await test.call('POST', '/tests', body, cast.treatingDoctor.headers);
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
    'analytes[0].criticalLow',
    'analytes[0].criticalHigh',
  ]);
});
