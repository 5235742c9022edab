import type { DoctorDay, WeekDay } from '@nivara/shared/domain/doctor-day';
import { addAppointment } from '../../../test/add-appointment';
import type { Cast } from '../../../test/cast';
import { addFamilyMember } from '../../../test/patient-records';
import { raiseTestBill } from '../../../test/test-bill';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { addSignedVisit } from '../../../test/visit-notes';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const get = (path: string, who = cast.treatingDoctor) =>
  test.call('GET', `/doctors/me/${path}`, undefined, who.headers);
const readDay = async (query = '', who = cast.treatingDoctor) =>
  (await get(`day${query}`, who)).json<DoctorDay>();
const entriesOf = ({ timings }: DoctorDay) => timings.flatMap(({ entry }) => (entry ? [entry] : []));

describe('the day', () => {
  it('has all timings with their appointments, open only in the doctor’s hours', async () => {
    const id = await addAppointment(test, cast.treatingDoctor, cast.patient, {
      slot: 2,
      patient_dob: '1980-03-03',
      complaints: 'Cough',
    });
    await addAppointment(test, cast.otherDoctor, cast.patient, { slot: 3 });
    const day = await readDay();
    expect(day).toMatchObject({ date: '2026-03-02', today: '2026-03-02', isDayOff: false });
    // Monday: the first eighteen timings and seven in the evening are open.
    expect(day.timings).toHaveLength(36);
    expect(day.timings.filter(({ closed }) => !closed)).toHaveLength(25);
    expect(day.timings[2]).toMatchObject({
      timing: '8:50 AM',
      startsAt: '2026-03-02T03:20:00.000Z',
      closed: false,
    });
    expect(entriesOf(day)).toEqual([
      expect.objectContaining({
        appointmentId: id,
        service: 'Consultation',
        complaints: 'Cough',
        state: 'expected',
        patient: {
          id: cast.patient.accountId,
          accountId: cast.patient.accountId,
          familyMemberId: null,
          name: 'Demo Patient',
          age: 45,
          since: '2026-02-23',
          isNew: false,
        },
      }),
    ]);
  });

  it('has appointments outside the hours and missed ones, but no cancelled ones', async () => {
    const { treatingDoctor, patient } = cast;
    await addAppointment(test, treatingDoctor, patient, { slot: 34 });
    await addAppointment(test, treatingDoctor, patient, { slot: 1, status: 'cancelled' });
    await addAppointment(test, treatingDoctor, patient, { slot: 3, status: 'missed' });
    const day = await readDay('?date=2026-03-02');
    expect(entriesOf(day).map(({ state }) => state)).toEqual(['missed', 'expected']);
    expect(day.timings.at(-2)).toMatchObject({ timing: '10:55 PM', closed: true, entry: {} });
  });

  it('is closed on a day off', async () => {
    const off = '/doctors/me/days-off/2026-03-09';
    await test.call('PUT', off, undefined, cast.treatingDoctor.headers);
    const day = await readDay('?date=2026-03-09');
    expect(day.isDayOff).toBe(true);
    expect(day.timings.every(({ closed }) => closed)).toBe(true);
  });

  it('marks a timing that is held', async () => {
    const { treatingDoctor } = cast;
    const hold = { hold_id: 'h', hold_owner: null, expires_at: '2026-03-02T04:35:00.000Z' };
    const claim = { doctor_id: treatingDoctor.accountId, date: '2026-03-02', slot: 5 };
    await test.context.database
      .insertInto('timing_claims')
      .values({ ...claim, ...hold })
      .execute();
    const held = async () => (await readDay()).timings.flatMap((each) => (each.held ? [each.timing] : []));
    expect(await held()).toEqual(['10:05 AM']);
    test.passMinutes(6);
    expect(await held()).toEqual([]);
  });

  it('says what is due for each patient', async () => {
    const { treatingDoctor, patient } = cast;
    const order = { patient: patient.accountId, testName: 'X-ray', kind: 'clinic' };
    await test.call('POST', '/tests', order, treatingDoctor.headers);
    await raiseTestBill(test, { patient, doctor: treatingDoctor, phone: '98765 43210' });
    await addSignedVisit(test, cast, { appointment_date: '2026-03-01' });
    await addAppointment(test, treatingDoctor, patient, { appointment_date: '2026-03-16' });
    const [entry] = entriesOf(await readDay('?date=2026-03-16'));
    expect(entry?.due).toEqual(['1 test pending', '1 unpaid bill', 'Follow-up due on 16 March 2026']);
  });

  it('distinguishes a family member from a visitor without an account', async () => {
    const family_member_id = await addFamilyMember(test, cast.patient, 'Ravi');
    await addAppointment(test, cast.treatingDoctor, cast.patient, {
      family_member_id,
      patient_key: `family:${family_member_id}`,
      patient_name: 'Ravi',
    });
    const visitor = { account_id: null, patient_key: 'visitor:1', patient_name: 'Asha Rao', slot: 1 };
    await addAppointment(test, cast.treatingDoctor, cast.patient, visitor);
    const patients = entriesOf(await readDay()).map(({ patient }) => patient);
    expect(patients).toMatchObject([
      { id: family_member_id, accountId: cast.patient.accountId, isNew: true },
      { id: null, accountId: null, name: 'Asha Rao', isNew: true },
    ]);
  });

  it('counts what waits for the doctor', async () => {
    const none = { requests: 0, results: 0, messages: 0, payments: 0 };
    expect((await readDay()).counts).toEqual(none);
    const { treatingDoctor, patient, otherDoctor } = cast;
    const wish = { service: 2, patient: 'self', appointmentDate: '2026-03-04' };
    await test.call('POST', '/appointments', wish, patient.headers);
    const order = {
      patient: patient.accountId,
      testName: 'Sugar',
      kind: 'clinic',
      analytes: [{ name: 'Glucose', unit: 'mg/dL' }],
    };
    const { id } = (await test.call('POST', '/tests', order, treatingDoctor.headers)).json<{ id: string }>();
    const result = { status: 'completed', values: [{ analyte: 'Glucose', value: 92 }] };
    await test.call('PATCH', `/tests/${id}`, result, treatingDoctor.headers);
    const bill = await raiseTestBill(test, { patient, doctor: treatingDoctor, phone: '98765 43210' });
    await test.call('POST', `/bills/${bill.id}/payment`, { transactionId: 'UPI123456789' }, patient.headers);
    const message = { doctor: treatingDoctor.accountId, text: 'May I fast before it?' };
    await test.call('POST', '/conversations', message, patient.headers);
    expect((await readDay()).counts).toEqual({ requests: 1, results: 1, messages: 1, payments: 1 });
    expect((await readDay('', otherDoctor)).counts).toEqual(none);
  });

  it('counts the reported payments that the list of bills contains', async () => {
    const { treatingDoctor, otherDoctor, patient } = cast;
    const bill = await raiseTestBill(test, { patient, doctor: otherDoctor, phone: '98765 43210' });
    await test.call('POST', `/bills/${bill.id}/payment`, { transactionId: 'UPI123456789' }, patient.headers);
    const { total } = (
      await test.call('GET', '/bills?status=reported', undefined, treatingDoctor.headers)
    ).json<{ total: number }>();
    expect(total).toBe(1);
    expect((await readDay()).counts.payments).toBe(total);
  });

  it('is audited for each patient with an appointment', async () => {
    await addAppointment(test, cast.treatingDoctor, cast.patient);
    await readDay();
    const audit = await test.context.database
      .selectFrom('audit')
      .select('patient_id')
      .where('noun', '=', 'visits')
      .execute();
    expect(audit).toEqual([{ patient_id: cast.patient.accountId }]);
  });
});

describe('the week', () => {
  const readWeek = async (from = '2026-03-02') => (await get(`week?from=${from}`)).json<WeekDay[]>();

  it('counts booked, done and free timings of seven days', async () => {
    await addAppointment(test, cast.treatingDoctor, cast.patient, { status: 'completed' });
    await addAppointment(test, cast.treatingDoctor, cast.patient, { slot: 30 });
    await test.call('PUT', '/doctors/me/days-off/2026-03-05', undefined, cast.treatingDoctor.headers);
    const week = await readWeek();
    expect(week.map(({ date }) => date.slice(8))).toEqual(['02', '03', '04', '05', '06', '07', '08']);
    // At 10:00 AM five timings of the day have begun.
    expect(week[0]).toEqual({ date: '2026-03-02', booked: 2, done: 1, free: 20, isDayOff: false });
    expect(week[1]).toMatchObject({ booked: 0, done: 0, free: 25 });
    expect(week[3]).toMatchObject({ free: 0, isDayOff: true });
    expect(week[5]).toMatchObject({ free: 18 });
    expect(week[6]).toMatchObject({ free: 0, isDayOff: false });
  });

  it('counts a booked timing as taken', async () => {
    const wish = { service: 2, patient: 'self', appointmentDate: '2026-03-04', timing: '9:15 AM' };
    const booked = await test.call('POST', '/appointments', wish, cast.patient.headers);
    await test.context.database
      .updateTable('timing_claims')
      .set({ doctor_id: cast.treatingDoctor.accountId })
      .where('appointment_id', '=', booked.json<{ id: string }>().id)
      .execute();
    expect((await readWeek())[2]).toMatchObject({ free: 24 });
  });

  it('needs a date', async () => {
    expect((await get('week')).statusCode).toBe(422);
  });
});
