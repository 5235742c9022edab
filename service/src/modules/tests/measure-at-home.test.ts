import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { type MedicalTestWithValues, TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import { MOST_VALUES_OF_A_TEST, VALUE_MESSAGES } from '@nivara/shared/domain/test-values';
import { type Cast, letTreat } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { removeStaff } from '../../operation/remove-staff';
import { findAccount } from '../accounts/account-repository';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PULSE = { name: 'Pulse', unit: 'per minute', low: 60, high: 100 };
const value = (beats: number, measuredAt?: string) => ({ analyte: 'Pulse', value: beats, measuredAt });

async function ordered(kind = 'selfcare', analyte: object = PULSE) {
  const body = { patient: cast.patient.accountId, testName: 'Heart', kind, analytes: [analyte] };
  const answer = await test.call('POST', '/tests', body, cast.treatingDoctor.headers);
  return answer.json<MedicalTestWithValues>();
}

const measure = (id: string, values: object[]) =>
  test.call('POST', `/tests/${id}/values`, { values }, cast.patient.headers);

const finish = (id: string) => test.call('POST', `/tests/${id}/complete`, undefined, cast.patient.headers);

it('accepts values of several days until the patient finishes', async () => {
  const { id, testId } = await ordered();
  const first = await measure(id, [value(58, '2026-03-01T02:00:00Z'), value(101, '2026-03-02T02:00:00Z')]);
  expect(first.statusCode).toBe(201);
  expect(first.json().values).toMatchObject([
    { value: 58, flag: 'low' },
    { value: 101, flag: 'high' },
  ]);
  test.passMinutes(20);
  const second = await measure(id, [value(100)]);
  expect(second.json()).toMatchObject({
    status: 'pending',
    values: [{}, {}, { value: 100, flag: 'normal' }],
  });
  const finished = await finish(id);
  expect(finished.statusCode).toBe(200);
  expect(finished.json()).toMatchObject({ status: 'completed', date: '2026-03-02', values: [{}, {}, {}] });
  const notified = await test.context.database
    .selectFrom('notifications')
    .selectAll()
    .orderBy('created_at')
    .execute();
  expect(notified).toMatchObject([
    {
      account_id: cast.patient.accountId,
      kind: 'result',
      title: 'Test ordered',
      text: `Dr. Asha Demo has ordered a test for Demo Patient. Its number is ${testId}.`,
      about_kind: 'test',
    },
    {
      account_id: cast.treatingDoctor.accountId,
      kind: 'result',
      text: `The selfcare test ${testId} is completed.`,
      about_kind: 'test',
    },
  ]);
});

it.each([
  [[{ analyte: 'Weight', value: 60 }], 'values[0].analyte', VALUE_MESSAGES.notMeasured],
  [[value(60), value(60, '2026-03-02T04:31:00Z')], 'values[1].measuredAt', VALUE_MESSAGES.future],
  [[value(-1)], 'values[0].value', VALUE_MESSAGES.negative],
  [[value(9000)], 'values[0].value', FIELD_MESSAGES.between(10, 400)],
  [[], 'values', VALUE_MESSAGES.valuesRequired],
])('refuses the values %j', async (values, path, message) => {
  const { id } = await ordered();
  const answer = await measure(id, values);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ path, message }]);
});

it('refuses values of a clinic test', async () => {
  const { id } = await ordered('clinic');
  for (const answer of [await measure(id, [value(60)]), await finish(id)]) {
    expect([answer.statusCode, answer.json().detail]).toEqual([409, TEST_MESSAGES.atClinic]);
  }
});

it('refuses values that no doctor would read, since the only appointment was cancelled', async () => {
  const { id } = await ordered();
  await measure(id, [value(60)]);
  await test.context.database
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('account_id', '=', cast.patient.accountId)
    .execute();
  for (const answer of [await measure(id, [value(61)]), await finish(id)])
    expect([answer.statusCode, answer.json().detail]).toEqual([409, TEST_MESSAGES.notTreated]);
});

it('refuses values that no doctor would read, since the doctor who ordered the test has left', async () => {
  const { id } = await ordered('selfcare', { ...PULSE, criticalHigh: 150 });
  expect((await measure(id, [value(60)])).statusCode).toBe(201);
  await letTreat(test, cast.otherDoctor, cast.patient);
  const doctor = await findAccount(test.context.database, cast.treatingDoctor.accountId);
  if (!doctor) throw new Error('There is no such account');
  await removeStaff(test.context, doctor);
  for (const answer of [await measure(id, [value(160)]), await finish(id)])
    expect([answer.statusCode, answer.json().detail]).toEqual([409, TEST_MESSAGES.notTreated]);

  const read = await test.call('GET', `/tests/${id}`, undefined, cast.otherDoctor.headers);
  expect(read.json()).toMatchObject({ status: 'pending', values: [{ value: 60 }] });
  const body = { status: 'completed', remark: 'Fine' };
  const completed = await test.call('PATCH', `/tests/${id}`, body, cast.otherDoctor.headers);
  expect(completed.statusCode).toBe(200);
});

it('refuses values of a completed test', async () => {
  const { id } = await ordered();
  const early = await finish(id);
  expect([early.statusCode, early.json().detail]).toEqual([409, TEST_MESSAGES.noValues]);
  await measure(id, [value(60)]);
  await finish(id);
  for (const answer of [await measure(id, [value(60)]), await finish(id)]) {
    expect([answer.statusCode, answer.json().detail]).toEqual([409, TEST_MESSAGES.completed]);
  }
});

it('the doctor can also complete a selfcare test, and the patient’s values stay', async () => {
  const { id } = await ordered();
  await measure(id, [value(60)]);
  const body = { status: 'completed', remark: 'Fine' };
  const answer = await test.call('PATCH', `/tests/${id}`, body, cast.treatingDoctor.headers);
  expect(answer.json()).toMatchObject({ status: 'completed', values: [{ value: 60 }] });
});

it('the patient deletes values until the test is finished', async () => {
  const { id } = await ordered('selfcare', { ...PULSE, criticalHigh: 150 });
  const asDoctor = async () =>
    (await test.call('GET', `/tests/${id}`, undefined, cast.treatingDoctor.headers)).json();
  const { values } = (await measure(id, [value(160), value(60)])).json<MedicalTestWithValues>();
  expect(await asDoctor()).toMatchObject({ isCritical: true });
  const slip = values.find((each) => each.value === 160)?.id;
  const takeBack = () =>
    test.call('POST', `/tests/${id}/take-back`, { values: [slip] }, cast.patient.headers);
  const answer = await takeBack();
  expect([answer.statusCode, answer.json().values]).toEqual([200, [expect.objectContaining({ value: 60 })]]);
  expect((await takeBack()).json()).toMatchObject({ values: [{ value: 60 }] });
  expect(await asDoctor()).toMatchObject({ isCritical: false });
  await finish(id);
  expect((await takeBack()).json()).toMatchObject({ status: 409, detail: TEST_MESSAGES.completed });
});

it('a test never exceeds the limit of values, even with concurrent requests', async () => {
  const { id } = await ordered();
  const hundred = Array.from({ length: 100 }, () => value(60));
  const most = MOST_VALUES_OF_A_TEST / 100;
  const answers = await Promise.all(Array.from({ length: most + 5 }, () => measure(id, hundred)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(most);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
});

it('no value is added after a concurrent request has completed the test', async () => {
  const { id } = await ordered();
  await measure(id, [value(60)]);
  const [completed, ...measured] = await Promise.all([
    finish(id),
    ...Array.from({ length: 10 }, () => measure(id, [value(61)])),
  ]);
  expect(completed?.statusCode).toBe(200);
  const taken = measured.filter(({ statusCode }) => statusCode === 201);
  const read = await test.call('GET', `/tests/${id}`, undefined, cast.patient.headers);
  expect(read.json().values).toHaveLength(1 + taken.length);
  expect((completed?.json<MedicalTestWithValues>().values ?? []).length).toBeGreaterThan(0);
});
