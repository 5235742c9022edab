import { MOST_DAYS_AHEAD } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { type Cast, gatherCast } from '../../../test/cast';
import { type TestApp, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const TODAY = '2026-03-02';
const TUESDAY = '2026-03-03';

const slots = async (service: number, date: string) =>
  (await test.call('GET', `/slots?service=${service}&date=${date}`)).json() as {
    timing: string;
    free: number;
  }[];

it('a day has 36 timings in four groups of nine, with the number of free doctors', async () => {
  const all = (await (await test.call('GET', `/slots?service=2&date=${TUESDAY}`)).json()) as {
    timeslot: string;
    timing: string;
    free: number;
  }[];
  expect(all).toHaveLength(36);
  expect(all.map(({ timeslot }) => timeslot)).toEqual(
    ['Morning', 'Afternoon', 'Evening', 'Night'].flatMap((name) => new Array<string>(9).fill(name)),
  );
  expect(all[0]).toEqual({ timeslot: 'Morning', timing: '8:00 AM', free: 2 });
  expect(all[2]).toMatchObject({ timing: '8:50 AM', free: 3 });
  expect(all[35]).toEqual({ timeslot: 'Night', timing: '11:20 PM', free: 1 });
});

it('a day has no free timing in the past', async () => {
  expect((await slots(2, '2026-03-01')).every(({ free }) => free === 0)).toBe(true);
  const today = await slots(2, '2026-03-02');
  expect(today.filter(({ free }) => free > 0)[0]).toMatchObject({ timing: '10:05 AM' });
});

it.each([
  ['service=5', 'date'],
  ['date=2026-03-03', 'service'],
  ['service=77&date=2026-03-03', 'service'],
  ['service=five&date=2026-03-03', 'service'],
  ['service=5&date=2026-02-30', 'date'],
  ['service=5&date=2026-03-03&x=1', 'x'],
])('?%s is refused for its %s', async (query, path) => {
  const answer = await test.call('GET', `/slots?${query}`);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});

it('no timing is free after the last bookable day', async () => {
  const isFree = async (days: number) => (await slots(2, addDays(TODAY, days))).some(({ free }) => free > 0);
  expect([await isFree(MOST_DAYS_AHEAD), await isFree(MOST_DAYS_AHEAD + 1)]).toEqual([true, false]);
});

describe('the strip of days', () => {
  const days = async (query: string) => (await test.call('GET', `/slots/days?${query}`)).json() as object;
  const freeOn = async (service: number, date: string, doctor?: string) => {
    const query = `/slots?service=${service}&date=${date}${doctor ? `&doctor=${doctor}` : ''}`;
    const all = (await test.call('GET', query)).json() as { free: number }[];
    return all.filter(({ free }) => free > 0).length;
  };
  const doctors = async () =>
    (await test.call('GET', '/doctors?service=2')).json() as { id: string; name: string }[];

  it('counts the free timings of each day, as the list of that day does', async () => {
    const dates = [TODAY, TUESDAY, '2026-03-04'];
    const expected = await Promise.all(dates.map(async (date) => ({ date, free: await freeOn(2, date) })));
    expect(await days(`service=2&from=${TODAY}&days=3`)).toEqual(expected);
  });

  it('counts the free timings of one doctor', async () => {
    for (const { id } of await doctors()) {
      const free = await freeOn(2, TUESDAY, id);
      expect(await days(`service=2&from=${TUESDAY}&days=1&doctor=${id}`)).toEqual([{ date: TUESDAY, free }]);
      expect(free).toBeLessThan(36);
    }
  });

  it('has nothing free before today, beyond the bookable days, and with a doctor of another service', async () => {
    const last = addDays(TODAY, MOST_DAYS_AHEAD);
    expect(await days('service=2&from=2026-03-01&days=1')).toEqual([{ date: '2026-03-01', free: 0 }]);
    expect(await days(`service=2&from=${addDays(last, 1)}&days=1`)).toMatchObject([{ free: 0 }]);
    const stranger = (await doctors())[0]?.id;
    expect(await days(`service=5&from=${TUESDAY}&days=1&doctor=${stranger}`)).toMatchObject([{ free: 0 }]);
  });

  it('does not count a timing that is held', async () => {
    const before = await freeOn(5, '2026-03-05');
    await test.call('POST', '/holds', { service: 5, appointmentDate: '2026-03-05', timing: '9:15 AM' });
    expect(await days('service=5&from=2026-03-05&days=1')).toEqual([
      { date: '2026-03-05', free: before - 1 },
    ]);
  });

  it.each([
    ['service=99&from=2026-03-03', 'service'],
    ['service=2&from=someday', 'from'],
    ['service=2&from=9999-12-31', 'from'],
    ['service=2&from=2026-03-03&days=32', 'days'],
    ['service=2&from=2026-03-03&doctor=me', 'doctor'],
  ])('refuses %s', async (query, path) => {
    const answer = await test.call('GET', `/slots/days?${query}`);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });
});

describe('with the patient of an account', () => {
  const THURSDAY = '2026-03-05';
  const bookedSlot = (all: { timing: string; free: number; busy?: true }[]) =>
    all.find(({ timing }) => timing === '10:05 AM');
  let cast: Cast;
  beforeAll(async () => {
    cast = await gatherCast(test);
    const appointment = { service: 2, patient: 'self', appointmentDate: THURSDAY, timing: '10:05 AM' };
    expect((await test.call('POST', '/appointments', appointment, cast.patient.headers)).statusCode).toBe(
      201,
    );
  });
  const timings = async (patient: string, headers: Record<string, string>) =>
    (
      await test.call('GET', `/slots?service=2&date=${THURSDAY}&patient=${patient}`, undefined, headers)
    ).json();

  it('marks the patient’s own appointments as busy timings, though another doctor is free', async () => {
    expect(bookedSlot(await timings('self', cast.patient.headers))).toMatchObject({ free: 0, busy: true });
  });

  it.each([
    ['another account', () => cast.otherPatient.headers, 'self'],
    ['a visitor', () => ({}), 'self'],
    ['a doctor', () => cast.treatingDoctor.headers, 'self'],
    ['the account itself for an unknown family member', () => cast.patient.headers, 'a'.repeat(32)],
  ])('offers the timing to %s', async (_who, headers, patient) => {
    const slot = bookedSlot(await timings(patient, headers()));
    expect(slot?.free).toBeGreaterThan(0);
    expect(slot).not.toHaveProperty('busy');
  });

  it('refuses a patient’s name in place of an id', async () => {
    const answer = await test.call('GET', `/slots?service=2&date=${THURSDAY}&patient=Asha`);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'patient']);
  });
});
