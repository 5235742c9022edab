import { addAppointment } from '../../../test/add-appointment';
import { type Cast, letTreatMember } from '../../../test/cast';
import { addFamilyMember } from '../../../test/patient-records';
import { METFORMIN } from '../../../test/prescription-calls';
import { raiseTestBill } from '../../../test/test-bill';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let ravi: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  ravi = await addFamilyMember(test, cast.patient, 'Ravi Rao');
  await letTreatMember(test, cast.treatingDoctor, cast.patient, ravi);
});
afterEach(() => test.close());

const counts = async (path: string) => {
  const count = async (query: string) => {
    const answer = await test.call('GET', `${path}${query}`, undefined, cast.patient.headers);
    return answer.json<{ total: number }>().total;
  };
  return [
    await count(''),
    await count(`?patient=${cast.patient.accountId}`),
    await count(`?patient=${ravi}`),
  ];
};

const write = async (path: string, body: object) => {
  const patient = cast.patient.accountId;
  for (const patientIds of [{ patient }, { patient, familyMember: ravi }]) {
    const answer = await test.call('POST', path, { ...body, ...patientIds }, cast.treatingDoctor.headers);
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
};

it('lists the appointments of the whole account, or of one patient', async () => {
  const [all = 0, own = 0, his = 0] = await counts('/appointments');
  await addAppointment(test, cast.treatingDoctor, cast.patient, {
    family_member_id: ravi,
    patient_key: `family:${ravi}`,
    slot: 5,
  });
  expect(await counts('/appointments')).toEqual([all + 1, own, his + 1]);
});

it('lists the prescriptions of the whole account, or of one patient', async () => {
  await write('/prescriptions', { kind: 'medicine', info: 'Cough', items: [METFORMIN] });
  expect(await counts('/prescriptions')).toEqual([2, 1, 1]);
});

it('lists the tests of the whole account, or of one patient', async () => {
  await write('/tests', {
    testName: 'Sugar',
    kind: 'selfcare',
    analytes: [{ name: 'HbA1c', unit: '%', low: 4, high: 5.6 }],
  });
  expect(await counts('/tests')).toEqual([2, 1, 1]);
});

it('lists the diets of the whole account, or of one patient', async () => {
  await write('/diets', {
    title: 'Less salt',
    validFrom: '2026-03-02',
    validTo: '2026-03-31',
    items: [{ days: [1], time: '08:00', title: 'Oats' }],
  });
  expect(await counts('/diets')).toEqual([2, 1, 1]);
});

it('lists the bills of the whole account, or of one patient', async () => {
  const { id } = await raiseTestBill(test, { patient: cast.patient, doctor: cast.treatingDoctor });
  await raiseTestBill(test, { patient: cast.patient, doctor: cast.treatingDoctor });
  const [all = 0] = await counts('/bills');
  await test.context.database
    .updateTable('bills')
    .set({ patient_key: `family:${ravi}` })
    .where('id', '=', id)
    .execute();
  expect(await counts('/bills')).toEqual([all, all - 1, 1]);
});
