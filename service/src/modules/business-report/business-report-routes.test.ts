import type { BusinessReport, FigureRow } from '@nivara/shared/domain/business-report';
import { REPORT_MESSAGES } from '@nivara/shared/domain/business-report';
import { addAppointment } from '../../../test/add-appointment';
import type { Cast, Person } from '../../../test/cast';
import { OUR_PAGE, type TestApp, signIn } from '../../../test/test-app';
import { billOffice } from '../../../test/test-bill';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const MARCH = '?from=2026-03-01&to=2026-03-31';

const read = (query = '', who: Person = cast.treatingDoctor) =>
  test.call('GET', `/business-report${query}`, undefined, who.headers);
const report = async (query?: string, who?: Person) => {
  const answer = await read(query, who);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<BusinessReport>();
};
const rows = async (query: string, who: Person = cast.treatingDoctor) => {
  const answer = await test.call('GET', `/business-report/rows${query}`, undefined, who.headers);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ rows: FigureRow[]; total: number }>();
};

/** The clock is at 2 March; a year later, all of March is over. */
const passYear = async () => {
  test.passMinutes(365 * 24 * 60);
  cast.treatingDoctor.headers = await signIn(test, 'doctor', 'Doctor-demo-1', OUR_PAGE);
};

const add = (
  date: string,
  status: 'booked' | 'completed' | 'missed' | 'cancelled',
  more: object = {},
  doctor: Person = cast.treatingDoctor,
) => addAppointment(test, doctor, cast.patient, { appointment_date: date, status, ...more });

describe('appointments', () => {
  it('are counted by outcome, service, doctor, day, and hour', async () => {
    await add('2026-03-03', 'completed');
    await add('2026-03-04', 'completed', { service_id: 5, slot: 10 });
    await add('2026-03-05', 'missed', { moved_at: '2026-03-01T04:30:00.000Z' });
    await add('2026-03-06', 'cancelled');
    await add('2026-04-01', 'completed');
    await add('2026-03-03', 'completed', { slot: 3 }, cast.otherDoctor);
    await passYear();
    const march = await report(MARCH);
    expect(march).toMatchObject({ isFounder: true, doctor: null, until: '2026-03-31', step: 'day' });
    expect(march.totals).toMatchObject({ kept: 3, missed: 1, cancelled: 1, booked: 0, moved: 1 });
    expect(march.services.map(({ name, kept }) => [name, kept])).toEqual([
      ['Consultation', 2],
      ['Kids care', 1],
    ]);
    const doctors = march.doctors.filter(({ kept }) => kept > 0);
    expect(doctors.map(({ kept }) => kept)).toEqual([2, 1]);
    expect(march.times).toEqual([
      { weekday: 2, hour: 8, visits: 1 },
      { weekday: 2, hour: 9, visits: 1 },
      { weekday: 3, hour: 12, visits: 1 },
    ]);
    expect(march.steps.find(({ from }) => from === '2026-03-03')).toMatchObject({ kept: 2, used: 2 });
  });

  it('of the current month count until today, compared with the same days of the month before', async () => {
    await add('2026-02-02', 'completed');
    await add('2026-02-20', 'completed');
    await add('2026-03-02', 'booked');
    await add('2026-03-09', 'booked');
    const march = await report();
    expect(march).toMatchObject({
      period: { from: '2026-03-01', to: '2026-03-31' },
      until: '2026-03-02',
      before: { from: '2026-02-01', to: '2026-02-02' },
      ahead: 1,
    });
    expect([march.totals.booked, march.totalsBefore.kept]).toEqual([1, 1]);
  });

  it('are listed by outcome, weekday, hour, service and search text', async () => {
    await add('2026-03-03', 'completed', { booking_id: 'BK-ONE' });
    await add('2026-03-04', 'completed', { booking_id: 'BK-TWO', slot: 10 });
    await add('2026-03-04', 'missed', {}, cast.otherDoctor);
    await passYear();
    const all = await rows(`${MARCH}&figure=appointments`);
    expect(all.total).toBe(3);
    expect(all.rows.map(({ isOwn }) => isOwn).sort()).toEqual([false, true, true]);
    const tuesday = await rows(`${MARCH}&figure=appointments&outcome=kept&weekday=2&hour=8&service=2`);
    expect(tuesday.rows).toEqual([
      {
        id: expect.any(String),
        kind: 'appointment',
        date: '2026-03-03',
        number: 'BK-ONE',
        about: 'Consultation',
        doctor: 'Dr. Asha Demo',
        status: 'completed',
        amount: null,
        isOwn: true,
      },
    ]);
    expect((await rows(`${MARCH}&figure=appointments&q=two`)).rows).toHaveLength(1);
  });
});

it('counts the offered timings without days off, and the timings that patients used', async () => {
  const own = `&doctor=${cast.treatingDoctor.accountId}`;
  await add('2026-03-03', 'completed');
  await add('2026-03-05', 'missed');
  const week = `?from=2026-03-02&to=2026-03-08${own}`;
  await test.context.database
    .insertInto('doctor_days_off')
    .values({ doctor_id: cast.treatingDoctor.accountId, date: '2026-03-06' })
    .execute();
  await passYear();
  // Four days with 25 timings, and a Saturday with 18.
  expect((await report(week)).totals).toMatchObject({ offered: 118, used: 1 });
});

it('distinguishes new patients from those who return, and shows where they come from', async () => {
  // The cast’s patient already has a completed appointment in February.
  await add('2026-03-03', 'completed', { booked_by: 'follow-up' });
  await add('2026-03-05', 'completed', { patient_key: 'visitor:1', account_id: null, booked_by: 'visitor' });
  await add('2026-03-05', 'completed', { patient_key: 'visitor:1', slot: 4, booked_by: 'desk' });
  await add('2026-03-06', 'missed', { patient_key: 'visitor:2', account_id: null });
  await passYear();
  const march = await report(MARCH);
  expect(march.totals).toMatchObject({ fresh: 1, returning: 1 });
  expect(march.sources).toEqual([
    { source: 'patient', fresh: 0, returning: 0, visits: 0 },
    { source: 'visitor', fresh: 1, returning: 0, visits: 1 },
    { source: 'desk', fresh: 0, returning: 0, visits: 1 },
    { source: 'follow-up', fresh: 0, returning: 1, visits: 1 },
    { source: 'doctor', fresh: 0, returning: 0, visits: 0 },
  ]);
  const fresh = await rows(`${MARCH}&figure=patients&patients=new`);
  expect(fresh.rows).toMatchObject([{ date: '2026-03-05', status: 'new' }]);
});

it('records with each appointment who booked it', async () => {
  const wish = { service: 2, appointmentDate: '2026-03-16' };
  const book = (timing: string, more: object, who: Person) =>
    test.call('POST', '/appointments', { ...wish, timing, ...more }, who.headers);
  const contact = { name: 'Visitor', phone: '9876543210' };
  const { patient, treatingDoctor, desk } = cast;
  const atDesk = { patient: patient.accountId, doctor: treatingDoctor.accountId, timing: '8:25 AM' };
  const answers = [
    await book('9:15 AM', { patient: 'self' }, patient),
    await book('9:40 AM', { patient: 'Visitor', contact }, cast.anonymous),
    await book('10:05 AM', { patient: patient.accountId }, treatingDoctor),
    await book('10:30 AM', { patient: 'Caller', contact }, treatingDoctor),
    await test.call('POST', '/desk/appointments', { ...wish, ...atDesk }, desk.headers),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  const rows = await test.context.database
    .selectFrom('appointments')
    .select('booked_by')
    .where('appointment_date', '=', wish.appointmentDate)
    .orderBy('slot')
    .execute();
  expect(rows.map(({ booked_by }) => booked_by)).toEqual([
    'desk',
    'patient',
    'visitor',
    'follow-up',
    'doctor',
  ]);
});

it('sums the amounts that are raised, received, refunded, credited and open', async () => {
  const bills = billOffice(test, cast);
  await bills.bring(await bills.raise({ feePaise: 50_000 }), 'paid');
  await bills.raise({ feePaise: 30_000 });
  await bills.bring(await bills.raise({ feePaise: 10_000 }), 'refunded');
  await bills.bring(await bills.raise({ feePaise: 20_000 }), 'cancelled');
  await bills.raise({ feePaise: 70_000, doctor: cast.otherDoctor });
  const clinic = await report();
  expect(clinic.totals).toMatchObject({
    raised: 160_000,
    received: 60_000,
    refunded: 10_000,
    credited: 10_000,
  });
  expect(clinic.open[0]).toEqual({ age: 'to-30', bills: 2, amount: 100_000 });
  const own = await report(`?doctor=${cast.treatingDoctor.accountId}`);
  expect(own.totals).toMatchObject({ raised: 90_000, received: 60_000 });
  expect(own.open[0]).toEqual({ age: 'to-30', bills: 1, amount: 30_000 });
  test.passMinutes(40 * 24 * 60);
  await passYear();
  expect((await report()).open.map(({ amount }) => amount)).toEqual([0, 0, 0, 100_000]);
  expect((await rows('?figure=open&age=over-90')).total).toBe(2);
  expect((await rows('?figure=open&age=to-30')).total).toBe(0);
});

describe('a doctor who is no founder', () => {
  it('sees their own figures only', async () => {
    await add('2026-03-02', 'completed');
    const own = await report('', cast.otherDoctor);
    expect(own).toMatchObject({ isFounder: false, doctor: cast.otherDoctor.accountId, courses: null });
    expect(own.totals).toMatchObject({ kept: 0, offered: 0 });
    expect((await rows('?figure=appointments', cast.otherDoctor)).total).toBe(0);
    expect((await rows('?figure=courses', cast.otherDoctor)).total).toBe(0);
  });

  it('is refused the report of another doctor', async () => {
    const other = `doctor=${cast.treatingDoctor.accountId}`;
    expect((await read(`?${other}`, cast.otherDoctor)).statusCode).toBe(404);
    const url = `/business-report/rows?figure=raised&${other}`;
    expect((await test.call('GET', url, undefined, cast.otherDoctor.headers)).statusCode).toBe(404);
  });

  it('becomes a founder by the designation in the staff record', async () => {
    const { database } = test.context;
    const founder = await database
      .selectFrom('staff')
      .selectAll()
      .where('account_id', '=', cast.treatingDoctor.accountId)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('staff')
      .values({ ...founder, account_id: cast.otherDoctor.accountId, employee_id: 900 })
      .execute();
    expect((await report('', cast.otherDoctor)).doctor).toBeNull();
  });
});

it('has no report for an account that is no doctor', async () => {
  expect((await read(`?doctor=${cast.patient.accountId}`)).statusCode).toBe(404);
});

it.each([
  ['?from=2026-03-01', REPORT_MESSAGES.both],
  ['?from=2026-03-02&to=2026-03-01', REPORT_MESSAGES.order],
  ['?from=2020-01-01&to=2026-03-01', REPORT_MESSAGES.tooLong],
  ['?from=March&to=2026-03-01', expect.any(String)],
])('refuses the period %s', async (query, message) => {
  const answer = await read(query);
  expect([answer.statusCode, answer.json().errors[0].message]).toEqual([422, message]);
});
