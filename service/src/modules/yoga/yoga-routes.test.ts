import { CARE_PLAN_MESSAGES, type CarePlan, type CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PLAN = { title: 'Breathing', validFrom: '2026-03-01', validTo: '2026-03-31' };
const RX = { ...PLAN, kind: 'yogarx', items: [{ title: 'Pranayama', days: [1, 4], text: '10 minutes' }] };
const SESSIONS = {
  ...PLAN,
  kind: 'yogasession',
  items: [
    { title: 'First session', date: '2026-03-02', time: '18:00' },
    { title: 'Second session', date: '2026-03-09', time: '18:00' },
  ],
};

const write = (body: object) =>
  test.call('POST', '/yoga', { ...body, patient: cast.patient.accountId }, cast.treatingDoctor.headers);

const list = async (query = '') => {
  const answer = await test.call('GET', `/yoga${query}`, undefined, cast.patient.headers);
  return answer.json<{ rows: CarePlan[]; total: number }>();
};

it('stores a yoga prescription and yoga sessions, and notifies the patient', async () => {
  expect((await write(RX)).json()).toMatchObject({ kind: 'yogarx', items: [{ days: [1, 4], date: null }] });
  test.passMinutes(1);
  expect((await write(SESSIONS)).json()).toMatchObject({
    kind: 'yogasession',
    items: [
      { date: '2026-03-02', days: [], time: '18:00' },
      { date: '2026-03-09', days: [] },
    ],
  });
  test.passMinutes(1);
  await write({ ...RX, validTo: '2026-03-01' });
  const notified = await test.context.database
    .selectFrom('notifications')
    .select(['kind', 'text', 'about_kind'])
    .orderBy('created_at')
    .execute();
  const kind = 'prescription';
  expect(notified).toEqual([
    {
      kind,
      text: 'Dr. Asha Demo has written a yoga prescription for Demo Patient.',
      about_kind: 'new-yogarx',
    },
    {
      kind,
      text: 'Dr. Asha Demo has written a plan of yoga sessions for Demo Patient.',
      about_kind: 'new-yogasession',
    },
    {
      kind,
      text: 'Dr. Asha Demo has written a yoga prescription for Demo Patient.',
      about_kind: 'old-yogarx',
    },
  ]);
});

it('lists yoga plans by kind and state, without diets', async () => {
  await write(RX);
  await write({ ...RX, validTo: '2026-03-01', title: 'Earlier' });
  await write(SESSIONS);
  const diet = { ...PLAN, items: [{ title: 'Poha' }], patient: cast.patient.accountId };
  await test.call('POST', '/diets', diet, cast.treatingDoctor.headers);
  expect((await list()).total).toBe(3);
  expect((await list('?kind=yogarx')).total).toBe(2);
  expect((await list('?kind=yogarx&state=old')).rows).toMatchObject([{ title: 'Earlier', state: 'old' }]);
  expect((await list('?kind=yogasession&state=new')).rows).toMatchObject([{ kind: 'yogasession' }]);
  expect((await list('?kind=yogasession&state=old')).total).toBe(0);
});

it.each([
  [{ kind: 'diet' }, 'kind', CARE_PLAN_MESSAGES.choose],
  [{ kind: undefined }, 'kind', CARE_PLAN_MESSAGES.choose],
  [{ items: [{ title: 'x' }] }, 'items[0].date', CARE_PLAN_MESSAGES.sessionDate],
  [{ items: [{ title: 'x', date: '2026-04-01' }] }, 'items[0].date', CARE_PLAN_MESSAGES.outside],
  [{ items: [{ title: 'x', date: '2026-03-02', days: [1] }] }, 'items[0].days', CARE_PLAN_MESSAGES.noDays],
])('refuses a yoga plan with %j', async (change, path, message) => {
  const answer = await write({ ...SESSIONS, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ path, message }]);
});

it('lets a session be marked as done on its day only', async () => {
  const { id, items } = (await write(SESSIONS)).json<CarePlanWithItems>();
  const mark = async (date: string, index: number) => {
    const url = `/yoga/${id}/marks/${date}/${items[index]?.id}`;
    const answer = await test.call('PUT', url, undefined, cast.patient.headers);
    return answer.statusCode === 204 ? 204 : answer.json().errors[0].message;
  };
  expect(await mark('2026-03-02', 0)).toBe(204);
  expect(await mark('2026-03-01', 0)).toBe(CARE_PLAN_MESSAGES.notDue);
  expect(await mark('2026-03-02', 1)).toBe(CARE_PLAN_MESSAGES.notDue);
  expect(await mark('2026-03-09', 1)).toBe(CARE_PLAN_MESSAGES.future);
});

it('keeps the kind of a yoga plan that is replaced', async () => {
  const { id, items } = (await write(SESSIONS)).json<CarePlanWithItems>();
  const rewrite = (body: object) => test.call('PUT', `/yoga/${id}`, body, cast.treatingDoctor.headers);
  const wrong = await rewrite({ ...PLAN, items: RX.items });
  expect(wrong.json().errors).toEqual([
    { path: 'items[0].days', message: CARE_PLAN_MESSAGES.noDays },
    { path: 'items[0].date', message: CARE_PLAN_MESSAGES.sessionDate },
  ]);
  const later = { id: items[0]?.id, title: 'First session', date: '2026-03-03' };
  const answer = await rewrite({ ...PLAN, items: [later] });
  expect(answer.json()).toMatchObject({ kind: 'yogasession', items: [later] });
});
