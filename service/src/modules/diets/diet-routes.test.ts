import { CARE_PLAN_MESSAGES, type CarePlan, type CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import { patientNumber } from '@nivara/shared/domain/patient';
import { type Cast, type Person, addPatient, letTreat } from '../../../test/cast';
import { addTreatedMember } from '../../../test/patient-records';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const PLAN = {
  title: 'Less salt',
  notes: 'Drink enough.',
  validFrom: '2026-03-01',
  validTo: '2026-03-31',
  items: [
    { title: 'Breakfast', text: 'Poha', time: '07:30' },
    { title: 'Fish', days: [5, 2, 5] },
  ],
};

const diet = () => ({ ...PLAN, patient: cast.patient.accountId });

const write = (body: object, by = cast.treatingDoctor) => test.call('POST', '/diets', body, by.headers);

async function written(body: object = diet(), by = cast.treatingDoctor) {
  const answer = await write(body, by);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<CarePlanWithItems>();
}

const list = async (query = '', by: Person = cast.patient) => {
  const answer = await test.call('GET', `/diets${query}`, undefined, by.headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rows: CarePlan[]; total: number }>();
};

const notifications = () =>
  test.context.database
    .selectFrom('notifications')
    .select(['account_id', 'kind', 'text', 'about_kind', 'about_id'])
    .orderBy('created_at')
    .execute();

describe('a new diet', () => {
  it('notifies the patient, who can read the diet', async () => {
    const answer = await written();
    const facts = {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      kind: 'diet',
      title: 'Less salt',
      patientId: patientNumber(cast.patient.accountId),
      accountId: cast.patient.accountId,
      familyMemberId: null,
      name: 'Demo Patient',
      doctor: 'Dr. Asha Demo',
      notes: 'Drink enough.',
      validFrom: '2026-03-01',
      validTo: '2026-03-31',
      state: 'new',
      createdAt: '2026-03-02T04:30:00.000Z',
      updatedAt: '2026-03-02T04:30:00.000Z',
      visitId: null,
    };
    const id = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(answer).toEqual({
      ...facts,
      items: [
        { id, title: 'Breakfast', text: 'Poha', time: '07:30', days: [], date: null },
        { id, title: 'Fish', text: '', time: null, days: [2, 5], date: null },
      ],
      marks: [],
    });
    const read = await test.call('GET', `/diets/${answer.id}`, undefined, cast.patient.headers);
    expect(read.json()).toEqual(answer);
    expect(await list()).toEqual({ rows: [facts], total: 1 });
    expect(await notifications()).toEqual([
      {
        account_id: cast.patient.accountId,
        kind: 'prescription',
        text: 'Dr. Asha Demo has written a diet for Demo Patient.',
        about_kind: 'new-diet',
        about_id: answer.id,
      },
    ]);
  });

  it('can be for a family member, but only of the named account', async () => {
    const familyMember = await addTreatedMember(test, cast.patient, 'Mira Rao', cast.treatingDoctor);
    expect(await written({ ...diet(), familyMember })).toMatchObject({
      name: 'Mira Rao',
      familyMemberId: familyMember,
    });
    const stranger = await addTreatedMember(test, cast.otherPatient, 'Nila Shah', cast.treatingDoctor);
    const answer = await write({ ...diet(), familyMember: stranger });
    expect(answer.json().errors).toEqual([{ path: 'familyMember', message: PATIENT_MESSAGES.notFamily }]);
  });

  it('cannot be for somebody whom the doctor does not treat', async () => {
    expect((await write({ ...diet(), patient: cast.otherPatient.accountId })).statusCode).toBe(404);
    expect((await write(diet(), cast.otherDoctor)).statusCode).toBe(404);
  });

  it.each([
    [{ validTo: '2026-02-28' }, 'validTo', CARE_PLAN_MESSAGES.endsBefore],
    [{ validTo: '9999-12-31' }, 'validTo', CARE_PLAN_MESSAGES.tooLong],
    [{ items: [] }, 'items', CARE_PLAN_MESSAGES.itemsRequired],
    [{ items: [{ title: 'x', date: '2026-03-05' }] }, 'items[0].date', CARE_PLAN_MESSAGES.noDate],
    [{ items: [{ title: 'x', date: { toString: 1 } }] }, 'items[0].date', expect.any(String)],
    [{ items: [{ title: 'x', id: 'a'.repeat(32) }] }, 'items[0].id', CARE_PLAN_MESSAGES.foreignItem],
    [{ items: [{ title: 'x', done: true }] }, 'items[0].done', 'This field is not known.'],
    [{ kind: 'yogarx' }, 'kind', 'This field is not known.'],
    [{ marks: [] }, 'marks', 'This field is not known.'],
  ])('is refused with %j', async (change, path, message) => {
    const answer = await write({ ...diet(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual({ path, message });
  });
});

describe('the list', () => {
  it('shows patients their own diets, and doctors the diets of their patients', async () => {
    const other = await addPatient(test, 'Nila Shah');
    await letTreat(test, cast.otherDoctor, other);
    const own = await written();
    const otherDiet = await written({ ...PLAN, patient: other.accountId }, cast.otherDoctor);
    await letTreat(test, cast.treatingDoctor, other);
    const ids = async (query: string, by: Person) => (await list(query, by)).rows.map(({ id }) => id);
    expect(await ids('', cast.patient)).toEqual([own.id]);
    expect(await ids('', cast.otherPatient)).toEqual([]);
    expect(await ids('', cast.otherDoctor)).toEqual([otherDiet.id]);
    expect((await ids('', cast.treatingDoctor)).sort()).toEqual([own.id, otherDiet.id].sort());
    expect(await ids(`?patient=${other.accountId}`, cast.treatingDoctor)).toEqual([otherDiet.id]);
    expect(await ids(`?patient=${other.accountId}`, cast.patient)).toEqual([]);
  });

  it('moves a diet to the old diets when its last day has passed at the clinic', async () => {
    await written({ ...diet(), title: 'Until today', validTo: '2026-03-02' });
    await written({ ...diet(), title: 'Until tomorrow', validTo: '2026-03-03' });
    const titles = async (query: string, by: Person) =>
      (await list(query, by)).rows.map(({ title, state }) => `${title}: ${state}`);
    expect(await titles('?state=old', cast.patient)).toEqual([]);
    // One minute past the clinic’s midnight; in UTC it is still the same day.
    test.passMinutes(14 * 60 + 1);
    const patient = { ...cast.patient, headers: await signIn(test) };
    expect(await titles('?state=old', patient)).toEqual(['Until today: old']);
    expect(await titles('?state=new', patient)).toEqual(['Until tomorrow: new']);
    expect(await titles('?sort=validTo', patient)).toEqual(['Until today: old', 'Until tomorrow: new']);
  });

  it('is searched, sorted and paged', async () => {
    await written({ ...diet(), title: 'More iron' });
    await written({ ...diet(), title: 'Less salt' });
    const titles = async (query: string) => (await list(query)).rows.map(({ title }) => title);
    expect(await titles('?q=IRON')).toEqual(['More iron']);
    expect(await titles('?sort=-title')).toEqual(['More iron', 'Less salt']);
    expect(await list('?sort=title&size=1&page=2')).toMatchObject({
      rows: [{ title: 'More iron' }],
      total: 2,
    });
  });

  it.each(['patientId', 'name', 'kind', 'doctor', 'notes', 'validFrom', 'createdAt'])(
    'accepts sorting by %s',
    async (column) => {
      await written();
      expect((await list(`?sort=-${column}`)).total).toBe(1);
    },
  );

  it.each(['?state=now', '?kind=diet', '?patient=x', '?sort=items'])('refuses %s', async (query) => {
    const answer = await test.call('GET', `/diets${query}`, undefined, cast.patient.headers);
    expect(answer.statusCode).toBe(422);
  });
});

it('audits that a doctor writes, reads and lists diets', async () => {
  const { id } = await written();
  await test.call('GET', `/diets/${id}`, undefined, cast.treatingDoctor.headers);
  await list('', cast.treatingDoctor);
  const trace = await test.context.database
    .selectFrom('audit')
    .select(['action', 'record_id'])
    .where('noun', '=', 'diets')
    .where('patient_id', '=', cast.patient.accountId)
    .where('actor_id', '=', cast.treatingDoctor.accountId)
    .execute();
  expect(trace.map(({ action, record_id }) => `${action} ${record_id ?? ''}`).sort()).toEqual(
    [`create ${id}`, `read ${id}`, 'read '].sort(),
  );
});
