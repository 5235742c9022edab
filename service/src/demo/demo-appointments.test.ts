import { timingAt } from '@nivara/shared/domain/timings';
import { type TestApp, startTestApp } from '../../test/test-app';
import { storedTime } from '../modules/tests/test-repository';
import { addDemoData } from './add-demo-data';

const A_WEDNESDAY = new Date('2026-03-04T04:30:00Z');
/** The services at whose appointments patients are tested: a package of tests, and single tests. */
const TESTING_SERVICES = [3, 8];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ now: () => A_WEDNESDAY });
  await test.context.database.deleteFrom('accounts').execute();
  await addDemoData(test.context);
});
afterAll(() => test.close());

it('gives each dated test at the clinic the day and time of an appointment of its patient', async () => {
  const { database } = test.context;
  const tests = await database.selectFrom('tests').selectAll().where('kind', '=', 'clinic').execute();
  const appointments = await database
    .selectFrom('appointments')
    .selectAll()
    .where('status', 'in', ['booked', 'completed'])
    .where('service_id', 'in', TESTING_SERVICES)
    .execute();
  const dated = tests.filter(({ appointment_date }) => appointment_date !== null);
  expect(dated.length).toBeGreaterThan(12);
  const withoutAppointment = dated.filter(
    (each) =>
      !appointments.some(
        ({ account_id, family_member_id, appointment_date, slot }) =>
          account_id === each.account_id &&
          family_member_id === each.family_member_id &&
          appointment_date === each.appointment_date &&
          storedTime(timingAt(slot ?? 0).timing) === each.appointment_time,
      ),
  );
  expect(withoutAppointment).toEqual([]);
  const undated = tests.filter(({ appointment_date }) => appointment_date === null);
  expect(undated.map(({ name }) => name).sort()).toEqual(['Complete blood count', 'Retina photograph']);
});

it('gives each appointment a complaint of its own', async () => {
  const rows = await test.context.database.selectFrom('appointments').select('complaints').execute();
  const complaints = rows.map((row) => row.complaints);
  expect(complaints.filter((each, index) => complaints.indexOf(each) !== index)).toEqual([]);
});

it('keeps the demo doctor’s Sundays free when today is a Wednesday', async () => {
  const { database } = test.context;
  const hours = await database
    .selectFrom('doctor_hours')
    .innerJoin('accounts', 'accounts.id', 'doctor_hours.doctor_id')
    .select('weekday')
    .where('username', '=', 'doctor')
    .execute();
  expect(new Set(hours.map(({ weekday }) => weekday))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});
