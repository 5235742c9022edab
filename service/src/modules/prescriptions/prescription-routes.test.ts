import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { PRESCRIPTION_MESSAGES } from '@nivara/shared/domain/prescription';
import { patientNumber } from '@nivara/shared/domain/patient';
import { type Cast, type Person, addPatient, letTreat } from '../../../test/cast';
import { METFORMIN, prescriptionCalls } from '../../../test/prescription-calls';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { medicine, residential, write, written, list, correct } = prescriptionCalls(() => ({ test, cast }));

describe('a new prescription', () => {
  it('notifies the patient, who can read the prescription', async () => {
    const prescription = await written();
    expect(prescription).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      patientId: patientNumber(cast.patient.accountId),
      accountId: cast.patient.accountId,
      familyMemberId: null,
      name: 'Demo Patient',
      phone: null,
      kind: 'medicine',
      date: '2026-03-02',
      info: 'Diabetes',
      clinicalNotes: 'Check the sugar\nin two weeks.',
      prescription: 'Metformin 500 mg, twice a day, for 30 days',
      items: [METFORMIN],
      bedId: null,
      doctor: 'Dr. Asha Demo',
      visitId: null,
      createdAt: '2026-03-02T04:30:00.000Z',
      updatedAt: '2026-03-02T04:30:00.000Z',
      earlier: [],
    });
    const read = await test.call('GET', `/prescriptions/${prescription.id}`, undefined, cast.patient.headers);
    expect(read.json()).toEqual(prescription);
    expect(await list()).toEqual({ rows: [prescription], total: 1 });
    const notified = await test.context.database.selectFrom('notifications').selectAll().execute();
    expect(notified).toMatchObject([
      {
        account_id: cast.patient.accountId,
        kind: 'prescription',
        text: 'Dr. Asha Demo has written a prescription for Demo Patient.',
        about_kind: 'prescription-medicine',
        about_id: prescription.id,
      },
    ]);
  });

  it('may be dated before today, but not after today', async () => {
    expect((await written({ ...medicine(), date: '2026-03-01' })).date).toBe('2026-03-01');
    const answer = await write({ ...medicine(), date: '2026-03-03' });
    expect(answer.json().errors).toEqual([{ path: 'date', message: PRESCRIPTION_MESSAGES.future }]);
  });

  it('has the date of today by the clinic’s clock', async () => {
    test.passMinutes(14 * 60);
    expect(test.context.now().toISOString()).toBe('2026-03-02T18:30:00.000Z');
    const headers = await signIn(test, 'doctor', 'Doctor-demo-1');
    expect((await written(medicine(), { ...cast.treatingDoctor, headers })).date).toBe('2026-03-03');
  });

  it('can be free text', async () => {
    const body = { ...medicine(), items: undefined, prescription: ' Rest. ', clinicalNotes: undefined };
    expect(await written(body)).toMatchObject({ prescription: 'Rest.', items: [], clinicalNotes: '' });
  });

  it('can be for residential care, with a bed', async () => {
    expect(await written(residential())).toMatchObject({
      bedId: 'B-12',
      prescription: 'East, from 2 March 2026 to 6 March 2026',
    });
  });

  it.each([
    [{ bedId: 'B-12' }, 'bedId', PRESCRIPTION_MESSAGES.noBed],
    [{ kind: 'residential' }, 'bedId', PRESCRIPTION_MESSAGES.bedRequired],
    [{ items: [] }, 'prescription', PRESCRIPTION_MESSAGES.empty],
    [{ items: [{ ...METFORMIN, price: 5 }] }, 'items[0].price', 'This field is not known.'],
    [{ items: [{ ...METFORMIN, ward: 'East' }] }, 'items[0].ward', PRESCRIPTION_MESSAGES.otherKind],
    [{ items: [{ ...METFORMIN, days: 1e300 }] }, 'items[0].days', FIELD_MESSAGES.between(1, 1000)],
    [{ items: [{ from: { toString: 1 }, to: { toString: 1 } }] }, 'items[0].from', FIELD_MESSAGES.date],
    [{ srNo: 1 }, 'srNo', 'This field is not known.'],
    [{ doctor: 'Dr. Who' }, 'doctor', 'This field is not known.'],
    [{ patient: ['x'] }, 'patient', 'There is nothing with this id.'],
  ])('is refused with %j', async (change, path, message) => {
    const answer = await write({ ...medicine(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual({ path, message });
  });
});

describe('the list', () => {
  it('shows patients their own prescriptions, and doctors the prescriptions of their patients', async () => {
    const other = await addPatient(test, 'Nila Shah');
    await letTreat(test, cast.otherDoctor, other);
    const own = await written();
    const others = await written({ ...medicine(), patient: other.accountId }, cast.otherDoctor);
    const ids = async (query: string, by: Person) => (await list(query, by)).rows.map(({ id }) => id);
    expect(await ids('', cast.patient)).toEqual([own.id]);
    expect(await ids('', cast.otherPatient)).toEqual([]);
    expect(await ids('', other)).toEqual([others.id]);
    expect(await ids('', cast.treatingDoctor)).toEqual([own.id]);
    await letTreat(test, cast.treatingDoctor, other);
    expect((await ids('', cast.treatingDoctor)).sort()).toEqual([own.id, others.id].sort());
    expect(await ids(`?patient=${other.accountId}`, cast.treatingDoctor)).toEqual([others.id]);
    expect(await ids(`?patient=${other.accountId}`, cast.patient)).toEqual([]);
  });

  it('is filtered, sorted and searched', async () => {
    await written({ ...medicine(), date: '2026-02-01', info: '100% rest' });
    await written({ ...residential(), date: '2026-02-15' });
    await written({ ...medicine(), kind: 'diet', items: [{ meal: 'Lunch', food: 'Dal' }] });
    const dates = async (query: string) => (await list(query)).rows.map(({ date }) => date);
    expect(await dates('')).toEqual(['2026-03-02', '2026-02-15', '2026-02-01']);
    expect(await dates('?kind=residential')).toEqual(['2026-02-15']);
    expect(await dates('?from=2026-02-15')).toEqual(['2026-03-02', '2026-02-15']);
    expect(await dates('?to=2026-02-15&sort=date')).toEqual(['2026-02-01', '2026-02-15']);
    expect(await dates('?from=2026-02-02&to=2026-02-28')).toEqual(['2026-02-15']);
    expect((await dates('?sort=bedId'))[0]).toBe('2026-02-15');
    expect((await dates('?sort=-bedId'))[0]).toBe('2026-02-15');
    expect(await dates('?q=METFORMIN%20demo')).toEqual(['2026-02-01']);
    expect(await dates('?q=100%25')).toEqual(['2026-02-01']);
    // Each word may occur anywhere in a row.
    expect(await dates('?q=15%20february%202026')).toContain('2026-02-15');
    expect(await dates('?q=February&sort=date')).toEqual(['2026-02-01', '2026-02-15']);
    expect(await dates('?q=15%20april')).toEqual([]);
    expect(await dates('?q=nothing')).toEqual([]);
    expect(await list('?size=1&page=2')).toMatchObject({ rows: [{ date: '2026-02-15' }], total: 3 });
    expect(await list('?size=200&page=1000000')).toMatchObject({ rows: [], total: 0 });
  });

  it.each([
    'patientId',
    'name',
    'phone',
    'date',
    'kind',
    'info',
    'clinicalNotes',
    'prescription',
    'bedId',
    'doctor',
    'createdAt',
  ])('accepts %s as the column to sort by', async (column) => {
    await written();
    expect((await list(`?sort=-${column}`)).total).toBe(1);
  });

  it.each([
    '?kind=surgery',
    '?from=2026-02-30',
    '?patient=x',
    '?sort=accountId',
    '?kind=diet&kind=yoga',
    '?x=1',
  ])('refuses %s', async (query) => {
    const answer = await test.call('GET', `/prescriptions${query}`, undefined, cast.patient.headers);
    expect(answer.statusCode).toBe(422);
  });
});

it('audits writing, correcting and reading a prescription', async () => {
  const { id } = await written();
  await correct(id, { info: 'x' });
  await test.call('GET', `/prescriptions/${id}`, undefined, cast.treatingDoctor.headers);
  await list('', cast.treatingDoctor);
  const trace = await test.context.database
    .selectFrom('audit')
    .select(['action', 'record_id', 'patient_id', 'actor_id'])
    .where('noun', '=', 'prescriptions')
    .orderBy('at')
    .execute();
  const common = { patient_id: cast.patient.accountId, actor_id: cast.treatingDoctor.accountId };
  expect(trace).toHaveLength(4);
  expect(trace).toEqual(
    expect.arrayContaining([
      { action: 'create', record_id: id, ...common },
      { action: 'update', record_id: id, ...common },
      { action: 'read', record_id: id, ...common },
      { action: 'read', record_id: null, ...common },
    ]),
  );
});
