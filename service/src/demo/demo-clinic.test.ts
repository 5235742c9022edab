import type { Appointment } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate, weekdayOf } from '@nivara/shared/domain/clinic-time';
import type { DoctorDay } from '@nivara/shared/domain/doctor-day';
import type { MedicalTest } from '@nivara/shared/domain/medical-test';
import { type TestApp, signIn } from '../../test/test-app';
import { TODAY, demoReads, startTestWithDemoData } from '../../test/test-with-demo-data';

let test: TestApp;
let patient: Record<string, string>;
let doctor: Record<string, string>;
beforeAll(async () => {
  ({ test, patient } = await startTestWithDemoData());
  doctor = await signIn(test, 'doctor', 'Doctor-demo-1');
});
afterAll(() => test.close());

const { read, rowsOf } = demoReads(() => ({ test, patient }));

it('gives the demo doctor a day with patients before and after now, the next one by video', async () => {
  const rows = await rowsOf<Appointment>(
    `/appointments?from=${TODAY}&to=${TODAY}&sort=appointmentDate&size=50`,
    doctor,
  );
  const now = test.context.now().toISOString();
  expect(rows.length).toBeGreaterThanOrEqual(6);
  expect(rows.filter(({ startsAt }) => (startsAt ?? '') < now).length).toBeGreaterThan(0);
  const next = rows.find(({ startsAt }) => (startsAt ?? '') > now);
  expect(next).toMatchObject({
    patientName: 'Demo Patient',
    online: true,
    join: { url: expect.any(String) },
  });
  const own = await rowsOf<Appointment>('/appointments?status=booked&size=50');
  expect(own.map(({ id }) => id)).toContain(next?.id);
});

it('leaves the demo doctor something of every kind to do', async () => {
  const { counts, timings } = await read<DoctorDay>('/doctors/me/day', doctor);
  expect(counts).toEqual({ requests: 2, results: 2, messages: 1, payments: expect.any(Number) });
  expect(counts.payments).toBeGreaterThan(0);
  const states = new Set(timings.map(({ entry }) => entry?.state));
  for (const state of ['done', 'arrived', 'expected'] as const) expect(states).toContain(state);
  const results = await rowsOf<MedicalTest>('/tests?released=no&sort=-isCritical', doctor);
  expect(results.map(({ isCritical }) => isCritical)).toEqual([true, false]);
});

it('gives the second demo doctor appointments that the first one does not have', async () => {
  const second = await signIn(test, 'doctor2', 'Doctor-demo-2');
  const rows = await rowsOf('/appointments?status=completed&size=100', second);
  expect(rows).not.toEqual([]);
  const own = new Set((await rowsOf('/appointments?status=completed&size=100', doctor)).map(({ id }) => id));
  expect(rows.filter(({ id }) => own.has(id))).toEqual([]);
});

it('lets the demo doctor treat the first demo patient and not the second', async () => {
  const patientRecords = await rowsOf<{ personalDetails: { firstName: string } }>(
    '/personalDetails?size=50',
    doctor,
  );
  const names = patientRecords.map(({ personalDetails }) => personalDetails.firstName);
  expect(names).toContain('Demo');
  expect(names).not.toContain('Second');
  const seen = await rowsOf<Appointment>('/appointments?size=100', doctor);
  expect(seen.filter(({ patientName }) => /Second|Veer/.test(patientName))).toEqual([]);
});

it('books each timing with a doctor who works then and gives the service', async () => {
  const { database } = test.context;
  const rows = await database.selectFrom('appointments').selectAll().execute();
  const claims = await database.selectFrom('timing_claims').selectAll().execute();
  const hours = await database.selectFrom('doctor_hours').selectAll().execute();
  const offered = await database.selectFrom('doctor_services').selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(60);
  expect(rows.length).toBeLessThanOrEqual(90);
  const isTaken = (status: string) => ['booked', 'completed', 'missed'].includes(status);
  for (const row of rows) {
    const { id, slot, doctor_id, status, appointment_date: date } = row;
    const claim = claims.find(({ appointment_id }) => appointment_id === id);
    if (isTaken(status)) expect(claim).toMatchObject({ doctor_id, date, slot, patient_key: row.patient_key });
    else expect(claim).toBeUndefined();
    if (doctor_id === null || slot === null) continue;
    const shift = hours.find(
      (each) =>
        each.doctor_id === doctor_id &&
        each.weekday === weekdayOf(date) &&
        each.first_slot <= slot &&
        slot <= each.last_slot,
    );
    expect(shift).toBeDefined();
    expect(offered).toContainEqual({ doctor_id, service_id: row.service_id });
    expect(row.created_at < (row.starts_at ?? '')).toBe(true);
    const isPast = (row.starts_at ?? '') < test.context.now().toISOString();
    if (status === 'completed' || status === 'missed') expect(isPast).toBe(true);
  }
  expect(claims.filter(({ hold_id }) => hold_id !== null)).toEqual([]);
});

it('numbers the bills in the order of their issue, each with the sum of its lines', async () => {
  const { database } = test.context;
  const bills = await database
    .selectFrom('bills')
    .selectAll()
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  const lines = await database.selectFrom('bill_lines').selectAll().execute();
  for (const { id, amount_paise } of bills) {
    const own = lines.filter(({ bill_id }) => bill_id === id);
    expect(own.reduce((sum, line) => sum + line.amount_paise, 0)).toBe(amount_paise);
  }
  expect(bills.map(({ number }) => number)).toEqual(bills.map(({ number }) => number).sort());
  expect(bills.filter(({ status }) => status === 'paid').length).toBeGreaterThan(bills.length / 2);
  expect(lines.some(({ amount_paise }) => amount_paise < 0)).toBe(true);
});

it('has events from the last half-year, and none after now', async () => {
  const { database, now } = test.context;
  const at = now().toISOString();
  const moments = [
    ...(await database.selectFrom('appointments').select('updated_at as at').execute()),
    ...(await database.selectFrom('bills').select('paid_at as at').execute()),
    ...(await database.selectFrom('tests').select('completed_at as at').execute()),
    ...(await database.selectFrom('test_values').select('measured_at as at').execute()),
    ...(await database.selectFrom('care_plan_marks').select('marked_at as at').execute()),
    ...(await database.selectFrom('notifications').select('created_at as at').execute()),
    ...(await database.selectFrom('audit').select('at').execute()),
  ];
  expect(moments.filter((moment) => moment.at !== null && moment.at > at)).toEqual([]);
  const first = moments.reduce(
    (early, moment) => (moment.at !== null && moment.at < early ? moment.at : early),
    at,
  );
  expect(clinicDate(new Date(first)) < addDays(TODAY, -170)).toBe(true);
});

it('sends nobody a mail', async () => {
  await test.settled();
  expect(test.mails).toEqual([]);
  expect(await test.context.database.selectFrom('mail_queue').selectAll().execute()).toEqual([]);
});
