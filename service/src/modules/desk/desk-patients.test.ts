import type { DeskPatient, DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import { patientNumber } from '@nivara/shared/domain/patient';
import { type Cast, addPatient } from '../../../test/cast';
import { LEELA, PHONE, deskPatients } from '../../../test/desk-patients';
import { addFamilyMember, keepPatientRecord } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast({ canText: true }));
});
afterEach(() => test.close());

const { desk, make, find, book } = deskPatients(() => ({ test, cast }));

describe('finding a caller', () => {
  beforeEach(async () => {
    await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: PHONE });
    await addFamilyMember(test, cast.patient, 'Ravi Rao');
    await keepPatientRecord(test, cast.otherPatient, { name: 'Sunil Patil', phone: '+919000000001' });
  });

  it('names everybody of the family on one phone', async () => {
    const { rows, total } = await find('98765 43210');
    expect(total).toBe(2);
    expect(rows).toEqual([
      {
        id: cast.patient.accountId,
        accountId: cast.patient.accountId,
        patientId: patientNumber(cast.patient.accountId),
        name: 'Asha Rao',
        dob: null,
        age: null,
        phone: PHONE,
        familyOf: null,
        nextVisit: null,
        email: 'patient@example.org',
        isUnseen: false,
      },
      expect.objectContaining({
        name: 'Ravi Rao',
        familyOf: 'Asha Rao',
        age: 10,
        phone: PHONE,
        email: 'patient@example.org',
      }),
    ]);
  });

  it.each([
    ['a name', () => 'sunil'],
    ['a Patient Id', () => patientNumber(cast.otherPatient.accountId)],
    ['an e-mail address', () => 'patient2@example.org'],
  ])('is possible by %s', async (_, q) => {
    expect((await find(q())).rows.map(({ name }) => name)).toEqual(['Sunil Patil']);
  });

  it('accepts a date of birth with slashes, and shows the next appointment', async () => {
    const [ravi] = (await find('5/5/2015')).rows;
    expect(ravi?.name).toBe('Ravi Rao');
    await book(ravi?.id ?? '');
    expect((await find('ravi')).rows[0]?.nextVisit).toBe('2026-03-03');
    expect((await find('asha')).rows[0]?.nextVisit).toBeNull();
  });

  it('marks, and lists last, a namesake whose account was opened online and who has kept no appointment', async () => {
    const namesake = await addPatient(test, 'Asha Rao');
    await keepPatientRecord(test, namesake, { name: 'Asha Rao', phone: PHONE });
    await addFamilyMember(test, namesake, 'Mira Rao');
    const found = (await find('98765 43210')).rows.map(({ name, email, isUnseen }) => [
      name,
      email,
      isUnseen,
    ]);
    expect(found).toEqual([
      ['Asha Rao', 'patient@example.org', false],
      ['Ravi Rao', 'patient@example.org', false],
      ['Asha Rao', 'asha.rao@example.org', true],
      ['Mira Rao', 'asha.rao@example.org', true],
    ]);
    const byName = (await desk('GET', '/people?q=%2B919876543210&sort=name')).json<{ rows: DeskPatient[] }>();
    expect(byName.rows.map(({ isUnseen }) => isUnseen)).toEqual([false, false, true, true]);
    const read = async (id: string) => (await desk('GET', `/people/${id}`)).json<DeskPatientInDetail>();
    expect((await read(cast.patient.accountId)).isUnseen).toBe(false);
    expect((await read(namesake.accountId)).isUnseen).toBe(true);
  });

  it('does not mark a patient whom the desk has added, even with a password', async () => {
    const leela = await make();
    expect(leela).toMatchObject({ signsIn: false, isUnseen: false });
    const { database } = test.context;
    await database
      .updateTable('accounts')
      .set({ password_hash: 'a hash' })
      .where('id', '=', leela.id)
      .execute();
    expect((await find('leela')).rows).toEqual([expect.objectContaining({ email: null, isUnseen: false })]);
    const read = (await desk('GET', `/people/${leela.id}`)).json<DeskPatientInDetail>();
    expect(read).toMatchObject({ signsIn: true, isUnseen: false });
  });

  it('finds no staff', async () => {
    expect((await find('doctor')).total).toBe(0);
    expect((await desk('GET', `/people/${cast.treatingDoctor.accountId}`)).statusCode).toBe(404);
  });

  it('counts the matches beyond a full page', async () => {
    expect((await desk('GET', '/people?size=1')).json()).toMatchObject({ rows: [{}], total: 3 });
  });

  it('searches the other fields for a number that is nobody’s phone', async () => {
    await make({ ...LEELA, email: 'leela9123456789@example.org' });
    expect((await find('91234 56789')).rows.map(({ name }) => name)).toEqual(['Leela Joshi']);
  });

  it.each(['name', 'dob', 'patientId', 'phone', 'nextVisit'])('accepts sorting by %s', async (column) => {
    expect((await desk('GET', `/people?sort=-${column}`)).json().total).toBe(3);
  });
});

it('shows a patient’s appointments, bills and messages of the contact form', async () => {
  const leela = await make();
  const id = await book(leela.id);
  await test.call('POST', '/messages', {
    firstName: 'Leela',
    lastName: 'Joshi',
    email: 'leela@example.org',
    phone: PHONE,
    message: 'When are you open?',
  });
  const seen = (await desk('GET', `/people/${leela.id}`)).json<DeskPatientInDetail>();
  expect(seen).toMatchObject({
    nextVisit: '2026-03-03',
    appointments: [{ id, doctor: 'Dr. Asha Demo' }],
    bills: [{ service: 'Consultation', amount: 80_000, status: 'unpaid' }],
    messages: [{ message: 'When are you open?', email: 'leela@example.org', isByPhone: true }],
  });
});
