import { CARE_PLAN_MESSAGES, type CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { type Cast, letTreat } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PLAN = {
  title: 'Less salt',
  validFrom: '2026-03-01',
  validTo: '2026-03-31',
  items: [{ title: 'Breakfast' }, { title: 'Lunch' }],
};

async function written() {
  const body = { ...PLAN, patient: cast.patient.accountId };
  const answer = await test.call('POST', '/diets', body, cast.treatingDoctor.headers);
  return answer.json<CarePlanWithItems>();
}

const rewrite = (id: string, body: object, by = cast.treatingDoctor) =>
  test.call('PUT', `/diets/${id}`, body, by.headers);

const read = async (id: string) =>
  (await test.call('GET', `/diets/${id}`, undefined, cast.patient.headers)).json<CarePlanWithItems>();

const mark = (id: string, itemId = '') =>
  test.call('PUT', `/diets/${id}/marks/2026-03-02/${itemId}`, undefined, cast.patient.headers);

it('keeps, removes and adds entries when a plan is replaced', async () => {
  const before = await written();
  const [breakfast, lunch] = before.items.map((item) => item.id);
  await mark(before.id, breakfast);
  await mark(before.id, lunch);
  test.passMinutes(1);
  const items = [{ title: 'Dinner' }, { id: breakfast, title: 'Late breakfast', days: [1] }];
  const answer = await rewrite(before.id, { ...PLAN, title: 'Hardly any salt', items });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    title: 'Hardly any salt',
    createdAt: before.createdAt,
    updatedAt: '2026-03-02T04:31:00.000Z',
    items: [
      { id: expect.stringMatching(/^[0-9a-f]{32}$/), title: 'Dinner' },
      { id: breakfast, title: 'Late breakfast', days: [1] },
    ],
    marks: [{ itemId: breakfast, date: '2026-03-02' }],
  });
  expect(await read(before.id)).toEqual(answer.json());
  const notified = await test.context.database
    .selectFrom('notifications')
    .select('text')
    .orderBy('created_at')
    .execute();
  expect(notified.at(-1)?.text).toBe('Dr. Asha Demo has changed the diet for Demo Patient.');
});

it('refuses entries of another plan and repeated entries', async () => {
  const { id, items } = await written();
  const other = await written();
  const refused = [{ path: 'items[1].id', message: CARE_PLAN_MESSAGES.foreignItem }];
  for (const strange of [other.items[0]?.id, items[0]?.id]) {
    const twice = [
      { id: items[0]?.id, title: 'x' },
      { id: strange, title: 'y' },
    ];
    const answer = await rewrite(id, { ...PLAN, items: twice });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, refused]);
  }
  expect((await read(id)).items).toEqual(items);
});

it('refuses a change that breaks the rules of the plan’s kind, its dates or its fields', async () => {
  const { id } = await written();
  const answer = await rewrite(id, { ...PLAN, items: [{ title: 'x', date: '2026-03-05' }] });
  expect(answer.json().errors).toEqual([{ path: 'items[0].date', message: CARE_PLAN_MESSAGES.noDate }]);
  const ends = await rewrite(id, { ...PLAN, validTo: '2026-02-01' });
  expect(ends.json().errors).toEqual([{ path: 'validTo', message: CARE_PLAN_MESSAGES.endsBefore }]);
  const patient = await rewrite(id, { ...PLAN, patient: cast.patient.accountId });
  expect(patient.json().errors).toEqual([{ path: 'patient', message: 'This field is not known.' }]);
});

it('refuses a change by a doctor who is not the author', async () => {
  const before = await written();
  await letTreat(test, cast.otherDoctor, cast.patient);
  expect((await rewrite(before.id, { ...PLAN, title: 'x' }, cast.otherDoctor)).statusCode).toBe(403);
  expect(await read(before.id)).toEqual(before);
});

it('a plan is not found among plans of another kind', async () => {
  const { id, items } = await written();
  const { headers } = cast.patient;
  const itemId = items[0]?.id;
  const answers = await Promise.all([
    test.call('GET', `/yoga/${id}`, undefined, headers),
    test.call('PUT', `/yoga/${id}`, PLAN, cast.treatingDoctor.headers),
    test.call('PUT', `/yoga/${id}/marks/2026-03-02/${itemId}`, undefined, headers),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

it('keeps no mark when an entry is removed while it is being marked', async () => {
  const { id, items } = await written();
  const [breakfast, lunch] = items.map((item) => item.id);
  const [changed, ...marked] = await Promise.all([
    rewrite(id, { ...PLAN, items: [{ id: breakfast, title: 'Breakfast' }] }),
    ...Array.from({ length: 10 }, () => mark(id, lunch)),
  ]);
  expect(changed?.statusCode).toBe(200);
  for (const { statusCode } of marked) expect([204, 404]).toContain(statusCode);
  expect((await read(id)).marks).toEqual([]);
});
