import type { Trend } from '@nivara/shared/domain/test-values';
import { TARGET_MESSAGES } from '@nivara/shared/domain/personal-target';
import { type Cast, type Person, letTreat } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  const { patient, treatingDoctor } = cast;
  const order = {
    patient: patient.accountId,
    testName: 'Sugar',
    kind: 'selfcare',
    analytes: [{ name: 'HbA1c', unit: '%', low: 4, high: 5.6 }],
  };
  const { id } = (await test.call('POST', '/tests', order, treatingDoctor.headers)).json<{ id: string }>();
  const values = [{ analyte: 'HbA1c', value: 7.2 }];
  await test.call('POST', `/tests/${id}/values`, { values }, patient.headers);
});
afterEach(() => test.close());

const set = (body: object, by = cast.treatingDoctor) =>
  test.call('PUT', `/patients/${cast.patient.accountId}/targets`, body, by.headers);
const targetSeenBy = async (who: Person, query = '') =>
  (await test.call('GET', `/tests/trends${query}`, undefined, who.headers)).json<{ analytes: Trend[] }>()
    .analytes[0]?.target;

it('the patient sees a target and is notified, and another doctor’s target replaces it', async () => {
  expect((await set({ analyte: 'HbA1c', unit: '%', low: null, high: 7 })).statusCode).toBe(204);
  expect(await targetSeenBy(cast.patient)).toEqual({
    low: null,
    high: 7,
    doctor: 'Dr. Asha Demo',
    setAt: '2026-03-02T04:30:00.000Z',
  });
  await letTreat(test, cast.otherDoctor, cast.patient);
  await set({ analyte: ' hba1c', unit: '%', low: 5, high: 6.5 }, cast.otherDoctor);
  const query = `?patient=${cast.patient.accountId}`;
  expect(await targetSeenBy(cast.treatingDoctor, query)).toMatchObject({
    low: 5,
    high: 6.5,
    doctor: 'Dr. other.doctor',
  });
  const texts = await test.context.database
    .selectFrom('notifications')
    .select('text')
    .where('title', '=', 'Personal target')
    .execute();
  expect(texts.map(({ text }) => text)).toContain(
    'Dr. Asha Demo has set a target for Demo Patient: HbA1c up to 7 %.',
  );
});

it('a change without limits removes the target', async () => {
  await set({ analyte: 'HbA1c', unit: '%', low: null, high: 7 });
  expect((await set({ analyte: 'HbA1c', unit: '%', low: null, high: null })).statusCode).toBe(204);
  expect(await targetSeenBy(cast.patient)).toBeUndefined();
});

it.each([
  [{ low: 7, high: 6 }, 'high', TARGET_MESSAGES.reversed],
  [{ low: -1, high: 6 }, 'low', TARGET_MESSAGES.negative],
])('refuses %j', async (limits, path, message) => {
  const answer = await set({ analyte: 'HbA1c', unit: '%', ...limits });
  expect(answer.json().errors).toEqual([{ path, message }]);
});
