import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { DESK_MESSAGES, type DeskAppointment, type DeskDay } from '@nivara/shared/domain/desk-day';
import { addAppointment } from '../../../test/add-appointment';
import type { Cast } from '../../../test/cast';
import { addFamilyMember, keepPatientRecord } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const TUESDAY = '2026-03-03';
const CONSULTATION = 2;

const desk = (method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object) =>
  test.call(method, `/desk${path}`, body, cast.desk.headers);
const book = (values: object = {}) =>
  desk('POST', '/appointments', {
    service: CONSULTATION,
    patient: cast.patient.accountId,
    doctor: cast.treatingDoctor.accountId,
    appointmentDate: TUESDAY,
    timing: '9:15 AM',
    ...values,
  });
const readDay = async (query = '') => (await desk('GET', `/day${query}`)).json<DeskDay>();
const notificationsOf = (accountId: string) =>
  test.context.database
    .selectFrom('notifications')
    .select(['kind', 'text'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();

describe('the day of the clinic', () => {
  it('has each timing of each doctor, with the patient and the price', async () => {
    await keepPatientRecord(test, cast.patient, { name: 'Asha Rao', phone: '+919876543210' });
    const booked = (
      await book({ appointmentDate: '2026-03-02', timing: '11:20 AM' })
    ).json<DeskAppointment>();
    const day = await readDay();
    expect(day).toMatchObject({ date: '2026-03-02', today: '2026-03-02' });
    expect(day.doctors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Dr. Asha Demo', 'Dr. Rohan Sample', 'Dr. other.doctor']),
    );
    expect(day.doctors.every(({ timings }) => timings.length === 36)).toBe(true);
    const own = day.doctors.find(({ id }) => id === cast.treatingDoctor.accountId);
    expect(own?.services).toEqual([1, 2, 3, 7, 8]);
    expect(own?.timings[8]).toEqual({
      timing: '11:20 AM',
      timeslot: 'Morning',
      startsAt: '2026-03-02T05:50:00.000Z',
      closed: false,
      held: false,
      appointments: [booked],
    });
    expect(booked).toEqual({
      id: expect.any(String),
      bookingId: expect.stringMatching(/^BK-/),
      serviceId: CONSULTATION,
      service: 'Consultation',
      appointmentDate: '2026-03-02',
      timeslot: 'Morning',
      appointmentTime: '11:20 AM',
      startsAt: '2026-03-02T05:50:00.000Z',
      status: 'booked',
      cancelReason: null,
      online: false,
      doctorId: cast.treatingDoctor.accountId,
      doctor: 'Dr. Asha Demo',
      patient: { id: cast.patient.accountId, name: 'Asha Rao', age: null, phone: '+919876543210' },
      caller: null,
      state: 'expected',
      closed: false,
      bill: {
        id: expect.any(String),
        billNo: expect.stringMatching(/^NV-/),
        amount: 80_000,
        status: 'unpaid',
      },
    });
  });

  it('shows days off and timings that are held', async () => {
    await test.call('PUT', `/doctors/me/days-off/${TUESDAY}`, undefined, cast.otherDoctor.headers);
    await test.call('POST', '/holds', { service: 5, appointmentDate: TUESDAY, timing: '9:15 AM' });
    const { doctors } = await readDay(`?date=${TUESDAY}`);
    const off = doctors.find(({ id }) => id === cast.otherDoctor.accountId);
    expect([off?.isDayOff, off?.timings.every(({ closed }) => closed)]).toEqual([true, true]);
    const rohan = doctors.find(({ name }) => name === 'Dr. Rohan Sample');
    expect(rohan?.timings.filter(({ held }) => held).map(({ timing }) => timing)).toEqual(['9:15 AM']);
  });

  it('is audited for its patients when the desk reads it', async () => {
    await addAppointment(test, cast.treatingDoctor, cast.patient);
    await readDay();
    const audit = await test.call('GET', '/audit?noun=appointments', undefined, cast.patient.headers);
    expect(audit.json().rows).toEqual([expect.objectContaining({ who: 'Priya Demo', action: 'read' })]);
  });
});

describe('booking for a caller', () => {
  it('takes the doctor’s free timing, raises the bill and notifies patient and doctor', async () => {
    const answer = await book();
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { doctor: 'Dr. Asha Demo' }]);
    expect((await notificationsOf(cast.patient.accountId)).map(({ kind }) => kind)).toEqual([
      'bill',
      'booked',
    ]);
    expect((await notificationsOf(cast.treatingDoctor.accountId)).map(({ kind }) => kind)).toContain(
      'booked',
    );
    expect((await book()).statusCode).toBe(409);
  });

  it('can be for a family member', async () => {
    const ravi = await addFamilyMember(test, cast.patient, 'Ravi Rao');
    expect((await book({ patient: ravi })).json().patient).toMatchObject({ id: ravi, name: 'Ravi Rao' });
  });

  it.each([
    [{ timing: '11:45 PM' }, 422, 'timing', 'Please choose one of the listed values.'],
    [{ timing: '11:20 PM' }, 409, 'timing', APPOINTMENT_MESSAGES.notFree],
    [{ service: 5 }, 409, 'timing', APPOINTMENT_MESSAGES.notFree],
    [{ doctor: 'f'.repeat(32) }, 409, 'timing', APPOINTMENT_MESSAGES.notFree],
    [{ appointmentDate: '2026-03-01' }, 422, 'appointmentDate', APPOINTMENT_MESSAGES.datePast],
    [{ patient: 'f'.repeat(32) }, 422, 'patient', DESK_MESSAGES.patient],
    [{ service: 8, online: true }, 422, 'online', APPOINTMENT_MESSAGES.notOnline],
    [{ walkIn: true }, 422, 'appointmentDate', DESK_MESSAGES.walkInToday],
    [{ complaints: 'Cough' }, 422, 'complaints', 'This field is not known.'],
  ])('refuses %j', async (values, status, path, message) => {
    const answer = await book(values);
    expect([answer.statusCode, answer.json().errors]).toEqual([status, [{ path, message }]]);
  });

  it('refuses a member of the staff as the patient', async () => {
    expect((await book({ patient: cast.otherDoctor.accountId })).json().errors[0].path).toBe('patient');
  });

  it('gives a walk-in the timing that has begun, and marks them as arrived', async () => {
    const running = { appointmentDate: '2026-03-02', timing: '9:40 AM' };
    expect((await book(running)).json().errors[0].message).toBe(APPOINTMENT_MESSAGES.timingPast);
    const answer = await book({ ...running, walkIn: true });
    expect([answer.statusCode, answer.json().state]).toEqual([201, 'arrived']);
    const over = await book({ ...running, timing: '9:15 AM', walkIn: true });
    expect(over.json().errors[0].message).toBe(APPOINTMENT_MESSAGES.timingPast);
  });
});

describe('an appointment', () => {
  let id: string;
  beforeEach(async () => {
    id = (await book()).json<DeskAppointment>().id;
  });
  const change = (body: object) => desk('PATCH', `/appointments/${id}`, body);
  const rohan = async () =>
    (await readDay()).doctors.find(({ name }) => name === 'Dr. Rohan Sample')?.id ?? '';

  it('moves to another timing of the same doctor', async () => {
    const answer = await change({ appointmentDate: '2026-03-04', timing: '4:50 PM' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { appointmentDate: '2026-03-04', appointmentTime: '4:50 PM', doctor: 'Dr. Asha Demo' },
    ]);
    expect((await notificationsOf(cast.patient.accountId)).map(({ kind }) => kind)).toContain('rescheduled');
  });

  it('moves to another doctor at the same time, and both doctors are notified', async () => {
    const doctor = await rohan();
    const answer = await change({ appointmentDate: TUESDAY, timing: '9:15 AM', doctor });
    expect(answer.json()).toMatchObject({ doctor: 'Dr. Rohan Sample', appointmentTime: '9:15 AM' });
    for (const each of [doctor, cast.treatingDoctor.accountId]) {
      expect((await notificationsOf(each)).at(-1)).toEqual({
        kind: 'rescheduled',
        text: expect.stringMatching(
          /^Tue 3 Mar, 9:15 AM: Consultation with Dr\. Rohan Sample instead of Dr\. Asha Demo\./,
        ),
      });
    }
  });

  it('stays where it is when the new timing is not free', async () => {
    await book({ patient: cast.otherPatient.accountId, timing: '9:40 AM' });
    const answer = await change({ appointmentDate: TUESDAY, timing: '9:40 AM' });
    expect([answer.statusCode, answer.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.notFree]);
    expect((await desk('GET', `/appointments/${id}`)).json().appointmentTime).toBe('9:15 AM');
  });

  it('is cancelled with a reason that the patient reads, also shortly before it begins', async () => {
    test.passMinutes(22 * 60);
    const again = await test.call(
      'POST',
      '/session',
      { username: 'desk', password: 'Desk-demo-1' },
      { 'sec-fetch-site': 'same-origin' },
    );
    const cookie = again.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await test.call(
      'PATCH',
      `/desk/appointments/${id}`,
      { status: 'cancelled', reason: 'The doctor is ill.' },
      { 'sec-fetch-site': 'same-origin', cookie },
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'cancelled', state: null, cancelReason: 'The doctor is ill.', bill: { status: 'cancelled' } },
    ]);
    const received = await notificationsOf(cast.patient.accountId);
    expect(received.find(({ kind }) => kind === 'cancelled')?.text).toContain('Reason: The doctor is ill.');
  });

  it.each([{ status: 'completed' }, { reason: 'No reason' }, { doctor: 'x' }])(
    'refuses the change %j',
    async (body) => {
      expect((await change(body)).statusCode).toBe(422);
    },
  );

  it('is not found under another id', async () => {
    const path = `/appointments/${'0'.repeat(32)}`;
    expect((await desk('GET', path)).statusCode).toBe(404);
    expect((await desk('PATCH', path, { status: 'cancelled' })).statusCode).toBe(404);
    expect((await desk('PUT', `${path}/state`, { state: 'arrived' })).statusCode).toBe(404);
  });
});
