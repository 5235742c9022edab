import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { TIMINGS } from '@nivara/shared/domain/timings';
import { type Cast, type Person, addPatient } from '../../../test/cast';
import { inLetters } from '../../../test/in-letters';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { countAttempt } from '../../plugins/rate-limits';
import { CHANGE_LIMIT } from './appointment-routes';
import { NETWORK_MOVE_LIMIT } from './count-move';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const TUESDAY = '2026-03-03';
const CONSULTATION = 2;
const FIRST_TIMINGS = TIMINGS.slice(0, 11).map(({ timing }) => timing);

let patientCount = 0;
/** Books for somebody who is not in the family list. */
const book = (day: number, timing: string, headers: Record<string, string> = cast.patient.headers) => {
  patientCount += 1;
  const values = { service: CONSULTATION, patient: `Person ${inLetters(patientCount)}`, timing };
  return test.call('POST', '/appointments', { ...values, appointmentDate: addDays(TUESDAY, day) }, headers);
};
const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode);

it('books ten appointments of one day for an account, and does not limit other accounts', async () => {
  const answers = [];
  for (const timing of FIRST_TIMINGS) answers.push(await book(0, timing));
  expect(statuses(answers)).toEqual([...Array<number>(10).fill(201), 409]);
  expect(answers.at(-1)?.json().errors).toEqual([
    { path: 'appointmentDate', message: APPOINTMENT_MESSAGES.manyThatDay },
  ]);
  expect((await book(0, FIRST_TIMINGS[10] ?? '', cast.otherPatient.headers)).statusCode).toBe(201);
  const id = (answers[0]?.json<{ id: string }>() ?? { id: '' }).id;
  await test.call('PATCH', `/appointments/${id}`, { status: 'cancelled' }, cast.patient.headers);
  expect((await book(0, FIRST_TIMINGS[10] ?? '')).statusCode).toBe(201);
});

it('refuses to move an eleventh appointment to a day, and moves appointments within the day', async () => {
  for (const timing of FIRST_TIMINGS.slice(0, 10)) await book(0, timing);
  const { id } = (await book(1, FIRST_TIMINGS[0] ?? '')).json<{ id: string }>();
  const move = (appointmentId: string, day: number, timing = FIRST_TIMINGS[10]) =>
    test.call(
      'PATCH',
      `/appointments/${appointmentId}`,
      { appointmentDate: addDays(TUESDAY, day), timing },
      cast.patient.headers,
    );
  const refused = await move(id, 0);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    409,
    [{ path: 'appointmentDate', message: APPOINTMENT_MESSAGES.manyThatDay }],
  ]);
  expect((await move(id, 2)).statusCode).toBe(200);
  const { rows } = (await test.call('GET', '/appointments', undefined, cast.patient.headers)).json<{
    rows: { id: string; appointmentDate: string }[];
  }>();
  const first = rows.find(({ appointmentDate }) => appointmentDate === TUESDAY);
  expect((await move(first?.id ?? '', 0)).statusCode).toBe(200);
});

it('books forty appointments at most, even when all are requested at once', async () => {
  const days = [0, 1, 2, 3, 6, 7];
  const nineTimings = FIRST_TIMINGS.slice(0, 9);
  const wishes = days.flatMap((day) => nineTimings.map((timing) => ({ day, timing })));
  const answers = await Promise.all(wishes.map(({ day, timing }) => book(day, timing)));
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(40);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().errors).toEqual([
    { path: 'appointmentDate', message: APPOINTMENT_MESSAGES.manyOpen },
  ]);
});

it('limits how often an appointment is moved', async () => {
  const { id } = (await book(0, FIRST_TIMINGS[0] ?? '')).json<{ id: string }>();
  const move = (times: number) =>
    test.call(
      'PATCH',
      `/appointments/${id}`,
      { appointmentDate: TUESDAY, timing: FIRST_TIMINGS[1 + (times % 2)] },
      cast.patient.headers,
    );
  const answers = [];
  for (let times = 0; times <= CHANGE_LIMIT.free; times += 1) answers.push(await move(times));
  expect(statuses(answers)).toEqual([...Array<number>(CHANGE_LIMIT.free).fill(200), 429]);
});

it('limits the moves of all new patients of a network together, and those of other patients for each account', async () => {
  const third = await addPatient(test, 'Third Patient');
  const network = { 'x-forwarded-for': '203.0.113.7' };
  const from = ({ headers }: Person) => ({ ...headers, ...network });
  const moveOf = async (person: Person, timings: string[]) => {
    const { id } = (await book(0, timings[0] ?? '', from(person))).json<{ id: string }>();
    return (times: number) =>
      test.call(
        'PATCH',
        `/appointments/${id}`,
        { appointmentDate: TUESDAY, timing: timings[1 + (times % 2)] },
        from(person),
      );
  };
  const moves = [
    await moveOf(cast.otherPatient, FIRST_TIMINGS.slice(0, 3)),
    await moveOf(third, FIRST_TIMINGS.slice(3, 6)),
  ];
  for (let times = 2; times < NETWORK_MOVE_LIMIT.free; times += 1)
    await countAttempt(test.context, NETWORK_MOVE_LIMIT, '203.0.113.7');
  for (const move of moves) expect((await move(0)).statusCode).toBe(200);
  expect((await moves[0]?.(0))?.statusCode).toBe(429);
  const returning = await moveOf(cast.patient, FIRST_TIMINGS.slice(6, 9));
  expect((await returning(0)).statusCode).toBe(200);
});

it('does not count a change that moves nothing or is refused, even when a network sends many at once', async () => {
  const headers = { ...cast.otherPatient.headers, 'x-forwarded-for': '203.0.113.7' };
  const [timing = '', ...others] = FIRST_TIMINGS;
  const { id } = (await book(0, timing, headers)).json<{ id: string }>();
  const asked = { appointmentDate: TUESDAY, timeslot: 'Morning' };
  const values = { ...asked, service: CONSULTATION, patient: 'Asha Rao' };
  const request = (await test.call('POST', '/appointments', values, headers)).json<{ id: string }>();
  const change = (which: string, values: object) =>
    test.call('PATCH', `/appointments/${which}`, values, headers);
  for (let times = 3; times <= NETWORK_MOVE_LIMIT.free; times += 1)
    await countAttempt(test.context, NETWORK_MOVE_LIMIT, '203.0.113.7');
  const present = { appointmentDate: TUESDAY, timing };
  for (let times = 0; times < 5; times += 1) {
    expect((await change(id, present)).statusCode).toBe(200);
    expect((await change(request.id, asked)).statusCode).toBe(200);
    expect((await change(id, { ...present, appointmentDate: '2026-03-01' })).statusCode).toBe(422);
  }
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => change(id, present)));
  // While two of them are under way, the others are refused, as moves would be.
  expect(statuses(atOnce)).toContain(200);
  const moves = [];
  for (const next of others.slice(0, 3))
    moves.push(await change(id, { appointmentDate: TUESDAY, timing: next }));
  expect(statuses(moves)).toEqual([200, 200, 429]);
});
