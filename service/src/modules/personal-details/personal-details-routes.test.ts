import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-rules';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import { type Cast, type Person, addPatient, letTreat } from '../../../test/cast';
import { registration } from '../../../test/registration';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const asha = registration;
const complete = { ...asha, status: 'complete' };

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path = '',
  body?: object,
  who = cast.patient,
) => test.call(method, `/personalDetails${path}`, body, who.headers);

const create = async (body: object, who?: Person) => (await send('POST', '', body, who)).json();

const paths = (answer: { json: () => { errors: { path: string }[] } }) =>
  answer.json().errors.map(({ path }) => path);

it('normalizes the patient record, and computes the age at each request', async () => {
  const answer = await send('POST', '', complete);
  expect(answer.statusCode).toBe(201);
  const patientRecord = answer.json();
  expect(patientRecord).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    accountId: cast.patient.accountId,
    status: 'complete',
    version: 1,
    personalDetails: {
      ...EMPTY_REGISTRATION.personalDetails,
      ...asha.personalDetails,
      age: 45,
      phone: '+919876543210',
      email: 'asha@example.org',
    },
    address: { ...EMPTY_REGISTRATION.address, ...asha.address, country: 'India', pinCode: '411045' },
    patientHistory: EMPTY_REGISTRATION.patientHistory,
    createdAt: '2026-03-02T04:30:00.000Z',
    updatedAt: '2026-03-02T04:30:00.000Z',
  });
  const [row] = await test.context.database.selectFrom('personal_details').selectAll().execute();
  expect(row).toMatchObject({
    name: 'Asha Rao',
    dob: '1980-03-03',
    phone: '+919876543210',
    language: 'Marathi',
  });
  expect(row?.record).not.toContain('"age"');
  expect((await send('GET')).json()).toEqual([patientRecord]);

  // The patient's birthday begins at the clinic's midnight.
  test.passMinutes(14 * 60 + 1);
  const headers = await signIn(test);
  const birthday = await test.call('GET', `/personalDetails/${patientRecord.id}`, undefined, headers);
  expect(birthday.json().personalDetails.age).toBe(46);
});

it('accepts an empty draft', async () => {
  const patientRecord = await create({});
  expect(patientRecord).toMatchObject({
    status: 'draft',
    personalDetails: { age: null, dob: '', height: null },
    address: { country: 'India' },
    patientHistory: { covidHistory: 'negative', medicalHistory: [] },
  });
});

it('reports every fault of a complete patient record at once', async () => {
  const answer = await send('POST', '', {
    status: 'complete',
    personalDetails: { ...asha.personalDetails, lastName: '', phone: '12345' },
    address: { ...asha.address, pinCode: '012345', city: ' ' },
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual(
    expect.arrayContaining([
      { path: 'personalDetails.lastName', message: PATIENT_MESSAGES.lastName },
      { path: 'personalDetails.phone', message: FIELD_MESSAGES.phone },
      { path: 'address.pinCode', message: FIELD_MESSAGES.pinCode },
      { path: 'address.city', message: PATIENT_MESSAGES.city },
    ]),
  );
  expect(answer.json().errors).toHaveLength(4);
  expect((await send('GET')).json()).toEqual([]);
});

it.each([
  [{ personalDetails: { dob: '2026-03-03' } }, 'personalDetails.dob'],
  [{ personalDetails: { dob: '0000-00-00' } }, 'personalDetails.dob'],
  [{ personalDetails: { age: 45 } }, 'personalDetails.age'],
  [{ personalDetails: { height: '160' } }, 'personalDetails.height'],
  [{ personalDetails: [] }, 'personalDetails'],
  [{ personalDetails: null }, 'personalDetails'],
  [{ patientHistory: { medicalHistory: [null] } }, 'patientHistory.medicalHistory[0]'],
  [
    { patientHistory: { uploadedDocuments: [{ url: 'javascript:x', display_name: 'x' }] } },
    'patientHistory.uploadedDocuments[0].url',
  ],
  [{ id: 'x' }, 'id'],
  [{ status: 'finished' }, 'status'],
  [{ version: 1 }, 'version'],
])('refuses the draft %j and names %s', async (body, path) => {
  const answer = await send('POST', '', body);
  expect([answer.statusCode, paths(answer)]).toEqual([422, [path]]);
});

it('an account has one patient record, also after concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('POST', '', {})));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toContain('already');
  expect((await send('POST', '', {}, cast.otherPatient)).statusCode).toBe(201);
});

it('answers a deletion with the words of the specification', async () => {
  const { id } = await create(asha);
  const answer = await send('DELETE', `/${id}`);
  expect([answer.statusCode, answer.body]).toEqual([200, `Personal details with ID ${id} deleted.`]);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect((await send('GET', `/${id}`)).statusCode).toBe(404);
  expect((await send('DELETE', `/${id}`)).statusCode).toBe(404);
  expect((await send('POST', '', {})).statusCode).toBe(201);
});

describe('a doctor', () => {
  it('lists, sorts and pages the patient records of their own patients only', async () => {
    for (const name of ['Usha Patil', 'Zara Khan', 'Bela Shah']) {
      const patient = await addPatient(test, name);
      await letTreat(test, cast.treatingDoctor, patient);
      const [firstName, lastName] = name.split(' ');
      await create({ personalDetails: { firstName, lastName, languages: 'Hindi' } }, patient);
    }
    await create({ personalDetails: { firstName: 'Not', lastName: 'Theirs' } }, cast.otherPatient);
    const list = async (query: string) => {
      const answer = await send('GET', query, undefined, cast.treatingDoctor);
      return [
        answer.headers['x-total-count'],
        ...answer
          .json()
          .map(
            (patientRecord: { personalDetails: { firstName: string } }) =>
              patientRecord.personalDetails.firstName,
          ),
      ];
    };
    expect(await list('')).toEqual(['3', 'Bela', 'Usha', 'Zara']);
    expect(await list('?sort=-name&size=2&page=1')).toEqual(['3', 'Zara', 'Usha']);
    expect(await list('?sort=-name&size=2&page=2')).toEqual(['3', 'Bela']);
    expect(await list('?page=1000000')).toEqual(['0']);
    expect(await list('?q=shah%20hindi')).toEqual(['1', 'Bela']);
    expect(await list('?q=theirs')).toEqual(['0']);
    expect(await list(`?patient=${cast.otherPatient.accountId}`)).toEqual(['0']);
    expect((await send('GET', '', undefined, cast.otherDoctor)).json()).toEqual([]);
  });

  it('leaves an audit entry for each patient record and each list that they read', async () => {
    const { id } = await create(asha);
    await send('GET', `/${id}`, undefined, cast.treatingDoctor);
    await send('GET', '', undefined, cast.treatingDoctor);
    const trace = await test.context.database
      .selectFrom('audit')
      .select(['actor_id', 'action', 'noun', 'record_id', 'patient_id'])
      .where('actor_id', '=', cast.treatingDoctor.accountId)
      .orderBy('record_id', (order) => order.asc().nullsLast())
      .execute();
    const read = {
      actor_id: cast.treatingDoctor.accountId,
      action: 'read',
      noun: 'personalDetails',
      patient_id: cast.patient.accountId,
    };
    expect(trace).toEqual([
      { ...read, record_id: id },
      { ...read, record_id: null },
    ]);
  });
});
