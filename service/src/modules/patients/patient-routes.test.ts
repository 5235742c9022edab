import { patientNumber } from '@nivara/shared/domain/patient';
import type { PatientChart, TimelineRow, TreatedPatient } from '@nivara/shared/domain/patient-chart';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { addAppointment } from '../../../test/add-appointment';
import { type Cast, letTreat } from '../../../test/cast';
import { addFamilyMember, registerAsha } from '../../../test/patient-records';
import { prescriptionCalls } from '../../../test/prescription-calls';
import { raiseTestBill } from '../../../test/test-bill';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { addSignedVisit } from '../../../test/visit-notes';

let test: TestApp;
let cast: Cast;
let ravi: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  await registerAsha(test, cast.patient, ['Metformin']);
  ravi = await addFamilyMember(test, cast.patient, 'Ravi Rao');
});
afterEach(() => test.close());

const { written } = prescriptionCalls(() => ({ test, cast }));
const get = async <Body>(path: string, who = cast.treatingDoctor) => {
  const answer = await test.call('GET', `/patients${path}`, undefined, who.headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Body>();
};
const list = async (query = '', who = cast.treatingDoctor) =>
  (await get<{ rows: TreatedPatient[]; total: number }>(query, who)).rows;
const chart = (id: string) => get<PatientChart>(`/${id}`);
const timeline = async (id: string, query = '') =>
  (await get<{ rows: TimelineRow[]; total: number }>(`/${id}/timeline${query}`)).rows;
const addRavisAppointment = (differences: object = {}) =>
  addAppointment(test, cast.treatingDoctor, cast.patient, {
    family_member_id: ravi,
    patient_key: `family:${ravi}`,
    patient_name: 'Ravi Rao',
    ...differences,
  });

describe('the list', () => {
  it('finds nobody by the e-mail address of the account', async () => {
    await addRavisAppointment();
    const { email } = await test.context.database
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', cast.patient.accountId)
      .executeTakeFirstOrThrow();
    expect(await list('?q=Ravi')).toHaveLength(1);
    expect(await list(`?q=${encodeURIComponent(email)}`)).toEqual([]);
  });

  it('has each patient once, with the last and the next visit', async () => {
    await addAppointment(test, cast.treatingDoctor, cast.patient, { appointment_date: '2026-03-09' });
    await addAppointment(test, cast.treatingDoctor, cast.patient, { appointment_date: '2026-03-16' });
    await addRavisAppointment();
    expect(await list()).toEqual([
      {
        id: cast.patient.accountId,
        accountId: cast.patient.accountId,
        familyMemberId: null,
        patientId: patientNumber(cast.patient.accountId),
        name: 'Asha Rao',
        dob: '1980-12-31',
        age: 45,
        sex: 'Female',
        phone: '+919876543210',
        lastVisit: '2026-02-23',
        nextVisit: '2026-03-09',
      },
      expect.objectContaining({
        id: ravi,
        name: 'Ravi Rao',
        age: 10,
        lastVisit: null,
        nextVisit: '2026-03-02',
      }),
    ]);
    expect(await list('', cast.otherDoctor)).toEqual([]);
  });

  it('is searched by name, phone, Patient Id and date of birth', async () => {
    await addRavisAppointment();
    const found = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).map(({ name }) => name);
    expect(await found('asha RAO')).toEqual(['Asha Rao']);
    expect(await found('43210')).toEqual(['Asha Rao', 'Ravi Rao']);
    expect(await found(patientNumber(cast.patient.accountId))).toEqual(['Asha Rao', 'Ravi Rao']);
    expect(await found('1980-12-31')).toEqual(['Asha Rao']);
    expect(await found('31/12/1980')).toEqual(['Asha Rao']);
    expect(await found('5/5/2015')).toEqual(['Ravi Rao']);
    expect(await found('nobody')).toEqual([]);
  });

  it('is sorted and paged', async () => {
    await addRavisAppointment();
    expect((await list('?sort=-name')).map(({ name }) => name)).toEqual(['Ravi Rao', 'Asha Rao']);
    expect((await list('?sort=dob&size=1&page=2')).map(({ name }) => name)).toEqual(['Ravi Rao']);
  });

  it('leaves out cancelled appointments and people without a chart', async () => {
    await addRavisAppointment({ status: 'cancelled' });
    const named = { patient_key: `named:${cast.patient.accountId}:x`, patient_name: 'A neighbour', slot: 3 };
    await addAppointment(test, cast.treatingDoctor, cast.patient, named);
    expect((await list()).map(({ name }) => name)).toEqual(['Asha Rao']);
  });
});

describe('the chart', () => {
  it('has the patient, their own words, and the counts', async () => {
    await written();
    await addRavisAppointment();
    expect(await chart(cast.patient.accountId)).toMatchObject({
      name: 'Asha Rao',
      age: 45,
      language: 'Marathi',
      since: '2026-02-23',
      ownWords: {
        bloodGroup: 'B+',
        allergies: ['Penicillin'],
        conditions: ['Diabetes'],
        currentMedicines: ['Metformin'],
        emergencyContact: { name: 'Ravi Rao', relation: '', phone: '+919876543211' },
      },
      counts: {
        visits: 1,
        prescriptions: 1,
        tests: 0,
        pendingTests: 0,
        plans: 0,
        documents: 0,
        openBills: 0,
      },
      family: [{ id: ravi, name: 'Ravi Rao', age: 10 }],
    });
  });

  it('has the medicines that any doctor has prescribed and that are not used up', async () => {
    const { otherDoctor, patient } = cast;
    await letTreat(test, otherDoctor, patient);
    const items = [
      { name: 'Metformin', dose: '500 mg', frequency: '1-0-1', days: 30 },
      { name: 'Cetirizine', dose: '10 mg', frequency: '0-0-1', days: 2 },
    ];
    const body = { patient: patient.accountId, kind: 'medicine', date: '2026-02-28', items };
    const id = (await test.call('POST', '/prescriptions', body, otherDoctor.headers)).json<{ id: string }>()
      .id;
    expect((await chart(patient.accountId)).running).toEqual([
      {
        prescriptionId: id,
        line: 0,
        name: 'Metformin',
        dose: '500 mg',
        frequency: '1-0-1',
        doctor: 'Dr. other.doctor',
        since: '2026-02-28',
        until: '2026-03-29',
      },
    ]);
  });

  it('of a family member has nothing from the chart of the holder', async () => {
    await written();
    await addRavisAppointment();
    expect(await chart(ravi)).toMatchObject({
      name: 'Ravi Rao',
      sex: 'Female',
      ownWords: null,
      counts: { prescriptions: 0, visits: 0 },
      family: [{ id: cast.patient.accountId, name: 'Asha Rao', age: 45 }],
    });
  });

  it('of a holder without a patient record has no own words', async () => {
    await letTreat(test, cast.treatingDoctor, cast.otherPatient);
    expect(await chart(cast.otherPatient.accountId)).toMatchObject({ ownWords: null, dob: null, sex: null });
  });

  it('is audited for the patient', async () => {
    await addRavisAppointment();
    await chart(ravi);
    const audit = await test.context.database
      .selectFrom('audit')
      .select(['record_id', 'patient_id'])
      .where('noun', '=', 'patients')
      .execute();
    expect(audit).toEqual([{ record_id: ravi, patient_id: cast.patient.accountId }]);
  });
});

describe('the timeline', () => {
  it('has the patient’s appointments, visits, prescriptions, tests and bills, the newest first', async () => {
    const { treatingDoctor, patient } = cast;
    await addSignedVisit(test, cast, { appointment_date: '2026-03-01' });
    await addAppointment(test, treatingDoctor, patient, { appointment_date: '2026-03-09' });
    await written();
    const order = { patient: patient.accountId, testName: 'X-ray', kind: 'clinic' };
    await test.call('POST', '/tests', order, treatingDoctor.headers);
    await raiseTestBill(test, { patient, doctor: treatingDoctor, phone: '98765 43210' });
    const rows = await timeline(patient.accountId);
    expect(rows.map(({ date }) => date)).toEqual([...rows.map(({ date }) => date)].sort().reverse());
    const texts = rows.map(({ kind, title, text }) => `${kind} ${title}: ${text}`);
    expect(texts).toEqual(
      expect.arrayContaining([
        'appointment Consultation: booked',
        'prescription Diabetes: Metformin 500 mg, twice a day, for 30 days',
        'test X-ray: pending',
        'visit Consultation: Viral bronchitis',
        expect.stringMatching(/^bill NV-.*: unpaid$/),
      ]),
    );
    expect(await timeline(patient.accountId, '?q=bronchitis')).toHaveLength(1);
    expect(await timeline(patient.accountId, '?size=2&page=2')).toHaveLength(2);
    await addRavisAppointment();
    expect(await timeline(ravi)).toMatchObject([{ kind: 'appointment' }]);
  });

  it('leaves out the unsigned visits of other doctors', async () => {
    const { otherDoctor, patient } = cast;
    await addAppointment(test, otherDoctor, patient, { appointment_date: '2026-03-01', status: 'completed' });
    expect((await timeline(patient.accountId)).map(({ date }) => date)).toEqual(['2026-02-23']);
  });
});

it('finds the doctor’s last prescription of the given kind for the patient', async () => {
  const last = (id: string, query = '') =>
    get<{ prescription: Prescription | null }>(`/${id}/last-prescription${query}`);
  const { id } = await written({ ...prescriptionOf(), date: '2026-03-01' });
  await written({ ...prescriptionOf(), date: '2026-02-01' });
  expect((await last(cast.patient.accountId)).prescription?.id).toBe(id);
  expect(await last(cast.patient.accountId, '?kind=yoga')).toEqual({ prescription: null });
  await addRavisAppointment();
  expect(await last(ravi)).toEqual({ prescription: null });
});

const prescriptionOf = () => ({
  patient: cast.patient.accountId,
  kind: 'medicine',
  prescription: 'Paracetamol',
});
