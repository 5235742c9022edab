import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import {
  type MedicalTest,
  type MedicalTestWithValues,
  TEST_MESSAGES,
} from '@nivara/shared/domain/medical-test';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-in-care';
import { patientNumber } from '@nivara/shared/domain/patient';
import { VALUE_MESSAGES } from '@nivara/shared/domain/test-values';
import { addAppointment } from '../../../test/add-appointment';
import { type Cast, type Person, addPatient, gatherCast, letTreat } from '../../../test/cast';
import { addTreatedMember } from '../../../test/patient-records';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const GLUCOSE = { name: 'Fasting glucose', unit: 'mg/dL', low: 70, high: 99 };

const selfcare = () => ({
  patient: cast.patient.accountId,
  testName: 'Blood sugar',
  kind: 'selfcare',
  analytes: [GLUCOSE],
});

const clinic = () => ({
  ...selfcare(),
  kind: 'clinic',
  appointmentDate: '2026-03-04',
  appointmentTime: '8:25 AM',
  remark: 'Fasting',
});

const order = (body: object, by = cast.treatingDoctor) => test.call('POST', '/tests', body, by.headers);

async function ordered(body: object, by = cast.treatingDoctor) {
  const answer = await order(body, by);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<MedicalTestWithValues>();
}

const list = async (query = '', by: Person = cast.patient) => {
  const answer = await test.call('GET', `/tests${query}`, undefined, by.headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rows: MedicalTest[]; total: number }>();
};

describe('a new order', () => {
  it('of a test at the clinic is shown to the patient', async () => {
    const answer = await ordered(clinic());
    expect(answer).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      testId: expect.stringMatching(/^T-[0-9A-HJKMNP-TV-Z]{8}$/),
      patientId: patientNumber(cast.patient.accountId),
      accountId: cast.patient.accountId,
      familyMemberId: null,
      name: 'Demo Patient',
      testName: 'Blood sugar',
      kind: 'clinic',
      status: 'pending',
      isBeingLookedAt: false,
      releasedAt: null,
      isCritical: false,
      bookingDate: '2026-03-02',
      appointmentDate: '2026-03-04',
      appointmentTime: '8:25 AM',
      serviceProvider: 'Dr. Asha Demo',
      date: '2026-03-02',
      report: '',
      remark: 'Fasting',
      analytes: [GLUCOSE],
      visitId: null,
      values: [],
      service: null,
    });
    const read = await test.call('GET', `/tests/${answer.id}`, undefined, cast.patient.headers);
    expect(read.json()).toEqual(answer);
    const { values: _values, service: _service, ...row } = answer;
    expect(await list()).toEqual({ rows: [{ ...row, results: [] }], total: 1 });
  });

  it('at a visit has the service of that visit', async () => {
    const visit = await addAppointment(test, cast.treatingDoctor, cast.patient);
    const { id, service } = await ordered({ ...clinic(), visit });
    expect(service).toBe('Consultation');
    const read = await test.call('GET', `/tests/${id}`, undefined, cast.patient.headers);
    expect(read.json()).toMatchObject({ visitId: visit, service: 'Consultation' });
  });

  it('may leave out the optional fields, and has its names trimmed', async () => {
    const body = { patient: cast.patient.accountId, testName: ' Chest X-ray ', kind: 'clinic' };
    expect(await ordered(body)).toMatchObject({
      testName: 'Chest X-ray',
      appointmentDate: null,
      appointmentTime: null,
      analytes: [],
    });
    const analytes = [{ name: ' pH ' }];
    expect((await ordered({ ...selfcare(), analytes })).analytes).toEqual([
      { name: 'pH', unit: '', low: null, high: null },
    ]);
  });

  it('can be for a family member of the account, but not of another account', async () => {
    const familyMember = await addTreatedMember(test, cast.patient, 'Mira Rao', cast.treatingDoctor);
    expect(await ordered({ ...selfcare(), familyMember })).toMatchObject({
      name: 'Mira Rao',
      familyMemberId: familyMember,
    });
    const stranger = await addTreatedMember(test, cast.otherPatient, 'Nila Shah', cast.treatingDoctor);
    const answer = await order({ ...selfcare(), familyMember: stranger });
    expect(answer.json().errors).toEqual([{ path: 'familyMember', message: PATIENT_MESSAGES.notFamily }]);
  });

  it('cannot be for somebody whom the doctor does not treat', async () => {
    expect((await order({ ...selfcare(), patient: cast.otherPatient.accountId })).statusCode).toBe(404);
    expect((await order(selfcare(), cast.otherDoctor)).statusCode).toBe(404);
  });

  it.each([
    [{ appointmentDate: '2026-03-01' }, 'appointmentDate', TEST_MESSAGES.datePast],
    [{ appointmentDate: null }, 'appointmentDate', TEST_MESSAGES.dateMissing],
    [{ appointmentDate: '0000-00-00' }, 'appointmentDate', FIELD_MESSAGES.date],
    [{ appointmentTime: '7:25 AM' }, 'appointmentTime', TEST_MESSAGES.timing],
    [{ kind: 'selfcare' }, 'appointmentDate', TEST_MESSAGES.noAppointment],
    [{ analytes: [GLUCOSE, GLUCOSE] }, 'analytes[1].name', VALUE_MESSAGES.analyteTwice],
    [{ analytes: [{ ...GLUCOSE, method: 'x' }] }, 'analytes[0].method', 'This field is not known.'],
    [{ analytes: [{ ...GLUCOSE, high: 1e300 }] }, 'analytes[0].high', FIELD_MESSAGES.between(-1e9, 1e9)],
    [{ status: 'completed' }, 'status', 'This field is not known.'],
    [{ testId: 'T-1' }, 'testId', 'This field is not known.'],
  ])('is refused with %j', async (change, path, message) => {
    const answer = await order({ ...clinic(), ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual({ path, message });
  });
});

it('draws another test id when the first one is taken', async () => {
  let repeats = 2;
  const { randomBytes } = test.context;
  const unlucky = await startTestApp({
    // Test ids are made of eight bytes, other ids and tokens here of more.
    randomBytes: (size) => (size === 8 && repeats-- > 0 ? Buffer.alloc(8, 1) : randomBytes(size)),
  });
  const people = await gatherCast(unlucky);
  const body = { ...selfcare(), patient: people.patient.accountId };
  const testIds = [];
  for (const _ of [1, 2]) {
    const answer = await unlucky.call('POST', '/tests', body, people.treatingDoctor.headers);
    testIds.push(answer.json<MedicalTest>().testId);
  }
  expect(testIds).toEqual(['T-11111111', expect.stringMatching(/^T-/)]);
  expect(testIds[1]).not.toBe(testIds[0]);
  await unlucky.close();
});

describe('the list', () => {
  it('shows patients their own tests, and doctors the tests of their patients', async () => {
    const other = await addPatient(test, 'Nila Shah');
    await letTreat(test, cast.otherDoctor, other);
    const own = await ordered(selfcare());
    const others = await ordered({ ...selfcare(), patient: other.accountId }, cast.otherDoctor);
    await letTreat(test, cast.treatingDoctor, other);
    const ids = async (query: string, by: Person) => (await list(query, by)).rows.map(({ id }) => id);
    expect(await ids('', cast.patient)).toEqual([own.id]);
    expect(await ids('', cast.otherPatient)).toEqual([]);
    expect(await ids('', cast.otherDoctor)).toEqual([others.id]);
    expect((await ids('', cast.treatingDoctor)).sort()).toEqual([own.id, others.id].sort());
    expect(await ids(`?patient=${other.accountId}`, cast.treatingDoctor)).toEqual([others.id]);
    expect(await ids(`?patient=${other.accountId}`, cast.patient)).toEqual([]);
  });

  it('is filtered, sorted, searched and split into pages', async () => {
    await ordered({ ...clinic(), testName: 'Lipids', appointmentTime: '12:00 PM' });
    await ordered({ ...clinic(), testName: 'Iron', appointmentTime: '8:00 AM' });
    const home = await ordered({ ...selfcare(), testName: 'Sugar' });
    const names = async (query: string) => (await list(query)).rows.map(({ testName }) => testName);
    expect(await names('?kind=selfcare')).toEqual(['Sugar']);
    expect(await names('?kind=clinic&sort=testName')).toEqual(['Iron', 'Lipids']);
    expect(await names('?status=completed')).toEqual([]);
    expect(await names('?sort=appointmentTime')).toEqual(['Iron', 'Lipids', 'Sugar']);
    expect(await names('?sort=-appointmentTime')).toEqual(['Lipids', 'Iron', 'Sugar']);
    expect(await names(`?q=${home.testId.toLowerCase()}`)).toEqual(['Sugar']);
    expect(await names('?q=pending&sort=testName')).toEqual(['Iron', 'Lipids', 'Sugar']);
    expect(await names(`?q=${encodeURIComponent(dateInWords(home.bookingDate))}&kind=selfcare`)).toEqual([
      'Sugar',
    ]);
    expect(await list('?size=1&page=3&sort=testName')).toMatchObject({
      rows: [{ testName: 'Sugar' }],
      total: 3,
    });
  });

  it.each([
    'patientId',
    'testId',
    'name',
    'testName',
    'kind',
    'status',
    'bookingDate',
    'appointmentDate',
    'serviceProvider',
    'date',
    'report',
    'remark',
    'isCritical',
  ])('accepts %s as the column to sort by', async (column) => {
    await ordered(clinic());
    expect((await list(`?sort=-${column}`)).total).toBe(1);
  });

  it.each([
    '?kind=home',
    '?status=',
    '?patient=x',
    '?sort=values',
    '?released=maybe',
    '?status=pending&status=completed',
  ])('refuses %s', async (query) => {
    const answer = await test.call('GET', `/tests${query}`, undefined, cast.patient.headers);
    expect(answer.statusCode).toBe(422);
  });
});

it('audits orders and reads', async () => {
  const { id } = await ordered(selfcare());
  await test.call('GET', `/tests/${id}`, undefined, cast.treatingDoctor.headers);
  await list('', cast.treatingDoctor);
  await test.call(
    'GET',
    `/tests/trends?patient=${cast.patient.accountId}`,
    undefined,
    cast.treatingDoctor.headers,
  );
  const trace = await test.context.database
    .selectFrom('audit')
    .select(['action', 'record_id'])
    .where('noun', '=', 'tests')
    .where('patient_id', '=', cast.patient.accountId)
    .where('actor_id', '=', cast.treatingDoctor.accountId)
    .execute();
  expect(trace.map(({ action, record_id }) => `${action} ${record_id ?? ''}`).sort()).toEqual(
    [`create ${id}`, `read ${id}`, 'read ', 'read '].sort(),
  );
});
