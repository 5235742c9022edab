import type { DoctorReport } from '@nivara/shared/domain/doctor-report';
import { addAppointment } from '../../../test/add-appointment';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { billOffice } from '../../../test/test-bill';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const read = (query = '', who = cast.treatingDoctor) =>
  test.call('GET', `/doctors/me/report${query}`, undefined, who.headers);
const report = async (query = '', who = cast.treatingDoctor) => (await read(query, who)).json<DoctorReport>();
const weekOf = ({ weeks }: DoctorReport, date: string) =>
  weeks.find(({ from, to }) => from <= date && date <= to);

const add = (date: string, status: 'booked' | 'completed' | 'missed' | 'cancelled', more: object = {}) =>
  addAppointment(test, cast.treatingDoctor, cast.patient, { appointment_date: date, status, ...more });

it('counts the outcomes of each week, and the kept visits by service', async () => {
  await add('2026-03-03', 'completed');
  await add('2026-03-04', 'completed', { service_id: 5 });
  await add('2026-03-05', 'missed');
  await add('2026-03-06', 'cancelled');
  await add('2026-03-07', 'booked');
  await add('2026-03-10', 'completed');
  await add('2026-04-01', 'completed');
  await addAppointment(test, cast.otherDoctor, cast.patient, { appointment_date: '2026-03-03' });
  const march = await report();
  expect(march.month).toBe('2026-03');
  expect(weekOf(march, '2026-03-03')).toMatchObject({
    from: '2026-03-02',
    to: '2026-03-08',
    services: [
      { service: 'Consultation', visits: 1 },
      { service: 'Kids care', visits: 1 },
    ],
    outcomes: { kept: 2, missed: 1, cancelled: 1, open: 1, moved: 0 },
  });
  expect(weekOf(march, '2026-03-10')?.outcomes).toMatchObject({ kept: 1, missed: 0, open: 0 });
});

it('counts an appointment as moved once it has another timing', async () => {
  const wish = { service: 2, appointmentDate: '2026-03-04', timing: '9:15 AM' };
  const booked = await test.call('POST', '/appointments', { ...wish, patient: 'self' }, cast.patient.headers);
  const { id } = booked.json<{ id: string }>();
  const move = (timing: string) =>
    test.call(
      'PATCH',
      `/appointments/${id}`,
      { appointmentDate: '2026-03-11', timing },
      cast.patient.headers,
    );
  expect((await move('9:40 AM')).statusCode).toBe(200);
  expect((await move('10:05 AM')).statusCode).toBe(200);
  await test.context.database
    .updateTable('appointments')
    .set({ doctor_id: cast.treatingDoctor.accountId })
    .where('id', '=', id)
    .execute();
  const march = await report();
  expect(weekOf(march, '2026-03-04')?.outcomes.moved).toBe(0);
  expect(weekOf(march, '2026-03-11')?.outcomes).toMatchObject({ open: 1, moved: 1 });
});

it('compares the timings of the hours with those of patients', async () => {
  await add('2026-03-03', 'completed');
  await add('2026-03-04', 'booked');
  await add('2026-03-05', 'missed');
  const before = weekOf(await report(), '2026-03-03');
  // Five days with 25 timings, and a Saturday with 18.
  expect(before?.timings).toEqual({ offered: 143, used: 2 });
  await test.call('PUT', '/doctors/me/days-off/2026-03-06', undefined, cast.treatingDoctor.headers);
  expect(weekOf(await report(), '2026-03-03')?.timings.offered).toBe(118);
});

it('sums what is billed and what has been received', async () => {
  const bills = billOffice(test, cast);
  const date = { appointmentDate: '2026-03-04' };
  const paid = await bills.raise({ ...date, feePaise: 50_000 });
  await bills.bring(paid, 'paid');
  await bills.raise({ ...date, feePaise: 30_000 });
  const refunded = await bills.raise({ ...date, feePaise: 10_000 });
  await bills.bring(refunded, 'refunded');
  await bills.raise({ ...date, feePaise: 70_000, doctor: cast.otherDoctor });
  expect(weekOf(await report(), '2026-03-04')?.money).toEqual({ billed: 80_000, received: 50_000 });
});

it('tells new patients from those who return', async () => {
  // The cast’s patient has kept a visit in February.
  await add('2026-03-03', 'completed');
  await add('2026-03-04', 'completed');
  await add('2026-03-05', 'completed', { patient_key: 'visitor:1', account_id: null });
  await add('2026-03-06', 'missed', { patient_key: 'visitor:2', account_id: null });
  expect((await report()).patients).toEqual({ fresh: 1, returning: 1 });
  expect((await report('?month=2026-02')).patients).toEqual({ fresh: 1, returning: 0 });
});

it('belongs to the doctor who asks', async () => {
  await add('2026-03-03', 'completed');
  const { weeks, patients } = await report('', cast.otherDoctor);
  expect(patients).toEqual({ fresh: 0, returning: 0 });
  expect(weeks.every(({ outcomes, timings }) => outcomes.kept === 0 && timings.offered === 0)).toBe(true);
});

it.each(['2026-13', 'March', '2026-03-02'])('refuses %s as a month', async (month) => {
  expect((await read(`?month=${month}`)).statusCode).toBe(422);
});
