import { addDays } from '@nivara/shared/domain/clinic-time';
import { APPOINTMENT_MESSAGES, MOST_DAYS_AHEAD } from '@nivara/shared/domain/appointment';
import { type Cast, addPatient } from '../../../test/cast';
import { inLetters } from '../../../test/in-letters';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const TUESDAY = '2026-03-03';
const KIDS_CARE = 5;

const wish = { service: KIDS_CARE, patient: 'self', appointmentDate: TUESDAY, timing: '9:15 AM' };
const book = (values: object = {}, headers: Record<string, string> = cast.patient.headers) =>
  test.call('POST', '/appointments', { ...wish, ...values }, headers);
const slots = async (service = KIDS_CARE, date = TUESDAY) =>
  (await test.call('GET', `/slots?service=${service}&date=${date}`)).json() as {
    timing: string;
    free: number;
  }[];
const freeAt = async (timing: string, service?: number) =>
  (await slots(service)).find((slot) => slot.timing === timing)?.free;
const count = (answers: Answer[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;
const contact = { name: 'Asha Rao', phone: '98765 43210' };

describe('booking', () => {
  it('takes the timing, names the doctor and raises a bill', async () => {
    expect(await freeAt('9:15 AM')).toBe(1);
    const answer = await book({ complaints: ' a cough ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      bookingId: expect.stringMatching(/^BK-[0-9A-Z]{8}$/),
      status: 'booked',
      provider: 'Dr. Rohan Sample',
      patientName: 'Demo Patient',
      date: '2026-03-02',
      service: 'Kids care',
      appointmentDate: TUESDAY,
      timeslot: 'Morning',
      appointmentTime: '9:15 AM',
      startsAt: '2026-03-03T03:45:00.000Z',
      changeableUntil: '2026-03-03T01:45:00.000Z',
      complaints: 'a cough',
      bill: { number: expect.stringMatching(/^NV-2026-000001-/), amount: 70_000, currency: 'INR' },
    });
    expect(await freeAt('9:15 AM')).toBe(0);
  });

  it('is open to a visitor with a name and a phone number, and is not in the list of an account', async () => {
    const answer = await book({ patient: 'Asha Rao', contact }, {});
    expect([answer.statusCode, answer.json().status]).toEqual([201, 'booked']);
    const mine = await test.call('GET', '/appointments?status=booked', undefined, cast.patient.headers);
    expect(mine.json()).toEqual({ rows: [], total: 0 });
    expect(
      (await book({ patient: 'Asha Rao' }, {})).json().errors.map(({ path }: { path: string }) => path),
    ).toEqual(['contact.name', 'contact.phone']);
  });

  it('is for the account’s holder, a family member, or somebody by name', async () => {
    const child = await test.context.database
      .insertInto('family_members')
      .values({
        id: 'f'.repeat(32),
        account_id: cast.patient.accountId,
        first_name: 'Mira',
        middle_name: '',
        last_name: 'Demo',
        full_name: 'Mira Demo',
        dob: '2019-03-03',
        gender: 'Female',
        created_at: test.context.now().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const forChild = await book({ patient: child.id });
    expect(forChild.json()).toMatchObject({ patientName: 'Mira Demo', age: 6 });
    const again = await book({ patient: 'mira demo', timing: '9:40 AM' });
    expect(again.json()).toMatchObject({ patientName: 'Mira Demo' });
    expect((await book({ patient: 'A Neighbour', timing: '10:05 AM' })).json().patientName).toBe(
      'A Neighbour',
    );
    const stranger = await book({ patient: child.id, timing: '10:30 AM' }, cast.otherPatient.headers);
    expect([stranger.statusCode, stranger.json().errors[0].path]).toEqual([422, 'patient']);
  });

  it('without a timing is a request for any doctor who gives the service', async () => {
    const answer = await book({ timing: undefined, timeslot: 'Evening', service: 2 });
    expect(answer.json()).toMatchObject({
      status: 'requested',
      timeslot: 'Evening',
      appointmentTime: null,
      bill: null,
    });
    const seen = await test.call(
      'GET',
      '/appointments?status=requested',
      undefined,
      cast.treatingDoctor.headers,
    );
    expect(seen.json().total).toBe(1);
    const unseen = await test.call(
      'GET',
      '/appointments?status=requested',
      undefined,
      cast.otherDoctor.headers,
    );
    expect(unseen.json().total).toBe(0);
    const scheduled = await test.call(
      'PATCH',
      `/appointments/${answer.json().id}`,
      { appointmentDate: TUESDAY, timing: '4:00 PM' },
      cast.treatingDoctor.headers,
    );
    expect(scheduled.json()).toMatchObject({
      status: 'booked',
      appointmentTime: '4:00 PM',
      serviceProvider: 'Dr. Asha Demo',
    });
    const bills = await test.context.database.selectFrom('bills').selectAll().execute();
    expect(bills).toHaveLength(1);
  });

  it.each([
    [{ service: undefined }, 'service', APPOINTMENT_MESSAGES.serviceRequired],
    [{ service: 99 }, 'service', APPOINTMENT_MESSAGES.serviceUnknown],
    [{ patient: ' ' }, 'patient', APPOINTMENT_MESSAGES.patientRequired],
    [{ appointmentDate: undefined }, 'appointmentDate', APPOINTMENT_MESSAGES.dateRequired],
    [
      { appointmentDate: '2026-02-30' },
      'appointmentDate',
      'Please enter a real date in the form YYYY-MM-DD.',
    ],
    [{ appointmentDate: '2026-03-01' }, 'appointmentDate', APPOINTMENT_MESSAGES.datePast],
    [
      { appointmentDate: addDays('2026-03-02', MOST_DAYS_AHEAD + 1) },
      'appointmentDate',
      APPOINTMENT_MESSAGES.dateFar,
    ],
    [{ appointmentDate: '2026-03-02', timing: '9:40 AM' }, 'timing', APPOINTMENT_MESSAGES.timingPast],
    [{ timing: '9:00 AM' }, 'timing', 'Please choose one of the listed values.'],
    [{ timeslot: 'Night' }, 'timing', APPOINTMENT_MESSAGES.timingOther],
    [{ service: 8, timing: undefined, online: true }, 'online', APPOINTMENT_MESSAGES.notOnline],
    [{ price: 0 }, 'price', 'This field is not known.'],
  ])('refuses %j', async (values, path, message) => {
    const answer = await book(values);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it('refuses a patient a second appointment at the same timing, even with another doctor', async () => {
    expect((await book({ service: 2 })).statusCode).toBe(201);
    const answer = await book({ service: 1 });
    expect([answer.statusCode, answer.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.patientBusy]);
  });

  it('gives an online consultation a link that opens ten minutes before the timing', async () => {
    const { join } = (await book({ online: true })).json();
    expect(join).toEqual({
      url: expect.stringMatching(/^https:\/\/meet\.example\/clinic\/[\w-]{43}$/),
      from: '2026-03-03T03:35:00.000Z',
    });
  });

  it('gives a moved consultation a new link, which the former doctor does not know', async () => {
    const { id, join } = (await book({ online: true })).json();
    const move = { appointmentDate: '2026-03-04', timing: '10:05 AM' };
    const moved = await test.call('PATCH', `/appointments/${id}`, move, cast.patient.headers);
    expect([moved.statusCode, moved.json().join.url === join.url]).toEqual([200, false]);
  });
});

describe('concurrent requests', () => {
  it.each([
    [KIDS_CARE, 1],
    [1, 2],
  ])(
    'to book service %d at one timing give one appointment to each of the %d free doctors',
    async (service, doctors) => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          book({ service, patient: `Visitor ${inLetters(index)}`, contact }, {}),
        ),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([...new Array(doctors).fill(201), ...new Array(100 - doctors).fill(409)]);
      const providers = answers
        .filter(({ statusCode }) => statusCode === 201)
        .map((answer) => answer.json().provider);
      expect(new Set(providers).size).toBe(doctors);
      expect(await freeAt('9:15 AM', service)).toBe(0);
      const rows = await test.context.database
        .selectFrom('appointments')
        .select('id')
        .where('status', '=', 'booked')
        .execute();
      expect(rows).toHaveLength(doctors);
      const bills = await test.context.database
        .selectFrom('bills')
        .select('number')
        .orderBy('number')
        .execute();
      expect(bills.map(({ number }) => Number(number.split('-')[2]))).toEqual(
        Array.from({ length: doctors }, (_, index) => index + 1),
      );
    },
  );

  it('to book for the same patient make one appointment, although two doctors are free', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => book({ service: 1 })));
    expect(count(answers, 201)).toBe(1);
    expect(count(answers, 409)).toBe(99);
  });

  it('to hold one timing make as many holds as there are doctors', async () => {
    const { timing, appointmentDate } = wish;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => test.call('POST', '/holds', { service: 1, timing, appointmentDate })),
    );
    expect(count(answers, 201)).toBe(2);
    expect(count(answers, 409)).toBe(98);
  });

  it('to move to one timing succeed once, and the other appointments keep their timings', async () => {
    const timings = ['9:40 AM', '10:05 AM', '10:30 AM', '10:55 AM', '11:20 AM'];
    const booked = [];
    for (const timing of timings) {
      const patient = await addPatient(test, `Person ${inLetters(timings.indexOf(timing))}`);
      booked.push({ patient, timing, id: (await book({ timing }, patient.headers)).json().id as string });
    }
    const answers = await Promise.all(
      booked.map(({ id, patient }) =>
        test.call(
          'PATCH',
          `/appointments/${id}`,
          { appointmentDate: TUESDAY, timing: '9:15 AM' },
          patient.headers,
        ),
      ),
    );
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      booked.map((_, index) => (index === winner ? 200 : 409)),
    );
    for (const [index, { timing }] of booked.entries())
      expect(await freeAt(timing)).toBe(index === winner ? 1 : 0);
    expect(await freeAt('9:15 AM')).toBe(0);
  });
});
