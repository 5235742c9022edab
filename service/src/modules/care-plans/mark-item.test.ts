import { CARE_PLAN_MESSAGES, type CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import type { Cast, Person } from '../../../test/cast';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let plan: CarePlanWithItems;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  const body = {
    patient: cast.patient.accountId,
    title: 'Less salt',
    validFrom: '2026-02-23',
    validTo: '2026-03-31',
    // The clock is at Monday, 2 March.
    items: [{ title: 'Every day' }, { title: 'Mondays', days: [1] }],
  };
  const answer = await test.call('POST', '/diets', body, cast.treatingDoctor.headers);
  plan = answer.json<CarePlanWithItems>();
});
afterEach(() => test.close());

const urlOf = (entry: number, date: string) => `/diets/${plan.id}/marks/${date}/${plan.items[entry]?.id}`;

const mark = (entry: number, date: string, by: Person = cast.patient) =>
  test.call('PUT', urlOf(entry, date), undefined, by.headers);

const unmark = (entry: number, date: string) =>
  test.call('DELETE', urlOf(entry, date), undefined, cast.patient.headers);

const marks = async () => {
  const answer = await test.call('GET', `/diets/${plan.id}`, undefined, cast.treatingDoctor.headers);
  return answer.json<CarePlanWithItems>().marks;
};

const changes = async () => {
  const rows = await test.context.database
    .selectFrom('audit')
    .select('action')
    .where('actor_id', '=', cast.patient.accountId)
    .where('record_id', '=', plan.id)
    .where('action', '!=', 'read')
    .execute();
  return rows.length;
};

it('shows the doctor the mark until it is removed', async () => {
  expect((await mark(0, '2026-03-02')).statusCode).toBe(204);
  expect((await mark(1, '2026-02-23')).statusCode).toBe(204);
  expect(await marks()).toEqual([
    { itemId: plan.items[1]?.id, date: '2026-02-23' },
    { itemId: plan.items[0]?.id, date: '2026-03-02' },
  ]);
  expect((await unmark(1, '2026-02-23')).statusCode).toBe(204);
  expect((await unmark(1, '2026-02-23')).statusCode).toBe(204);
  expect(await marks()).toEqual([{ itemId: plan.items[0]?.id, date: '2026-03-02' }]);
  expect(await changes()).toBe(3);
});

it('a mark is made once by concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => mark(0, '2026-03-02')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect(await marks()).toHaveLength(1);
  expect(await changes()).toBe(1);
});

it.each([
  [0, '2026-03-03', CARE_PLAN_MESSAGES.future],
  [0, '2026-02-22', CARE_PLAN_MESSAGES.outside],
  [0, '2026-04-01', CARE_PLAN_MESSAGES.outside],
  [1, '2026-03-01', CARE_PLAN_MESSAGES.notDue],
])('a mark is refused for entry %d on %s', async (entry, date, message) => {
  const answer = await mark(entry, date);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path: 'date', message }]]);
  expect(await marks()).toEqual([]);
});

it('the clinic’s date decides which day can be marked', async () => {
  test.passMinutes(14 * 60 - 1);
  const signedInAgain = { ...cast.patient, headers: await signIn(test) };
  expect((await mark(0, '2026-03-03', signedInAgain)).statusCode).toBe(422);
  test.passMinutes(1);
  expect((await mark(0, '2026-03-03', signedInAgain)).statusCode).toBe(204);
});

it.each(['0000-00-00', '2026-02-30', 'today', '%00', '2026-03-02T00:00:00Z'])(
  'does not find the day %s',
  async (date) => {
    expect((await mark(0, date)).statusCode).toBe(404);
  },
);

it('finds no entry with an unknown id, and no plan that belongs to another patient', async () => {
  const strange = `/diets/${plan.id}/marks/2026-03-02/${plan.id}`;
  expect((await test.call('PUT', strange, undefined, cast.patient.headers)).statusCode).toBe(404);
  expect((await test.call('DELETE', strange, undefined, cast.patient.headers)).statusCode).toBe(404);
  expect((await mark(0, '2026-03-02', cast.otherPatient)).statusCode).toBe(404);
  expect(await marks()).toEqual([]);
});
