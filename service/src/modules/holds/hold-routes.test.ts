import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { updateWaitingList } from '../waiting-list/waiting-list';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const WISH = { service: 5, appointmentDate: '2026-03-03', timing: '9:15 AM' };
const contact = { name: 'Asha Rao', phone: '9876543210' };

const hold = (values: object = {}, headers = {}) =>
  test.call('POST', '/holds', { ...WISH, ...values }, headers);
const book = (values: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST', '/appointments', { ...WISH, patient: 'Asha Rao', contact, ...values }, headers);
const isFree = async (timing = '9:15 AM') => {
  const slots = (await test.call('GET', '/slots?service=5&date=2026-03-03')).json() as {
    timing: string;
    free: number;
  }[];
  return slots.find((slot) => slot.timing === timing)?.free === 1;
};

it('a hold keeps a timing for five minutes', async () => {
  const answer = await hold();
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      appointmentDate: '2026-03-03',
      timeslot: 'Morning',
      timing: '9:15 AM',
      expiresAt: '2026-03-02T04:35:00.000Z',
    },
  ]);
  expect([await isFree(), (await book()).statusCode, (await hold()).statusCode]).toEqual([false, 409, 409]);
  test.passMinutes(5);
  expect([await isFree(), (await book()).statusCode]).toEqual([true, 201]);
});

it('a booking uses its hold up', async () => {
  const { id } = (await hold()).json();
  expect((await book({ hold: id })).statusCode).toBe(201);
  expect(await isFree()).toBe(false);
  expect((await book({ hold: id, patient: 'Somebody Else' })).statusCode).toBe(409);
});

it('a hold that has expired does not prevent a booking of a free timing', async () => {
  const { id } = (await hold()).json();
  test.passMinutes(6);
  expect((await book({ hold: id })).statusCode).toBe(201);
});

it('a timing is free again when its hold is released, or replaced by a hold of another timing', async () => {
  const first = (await hold()).json();
  const second = (await hold({ timing: '9:40 AM', replaces: first.id })).json();
  expect([await isFree('9:15 AM'), await isFree('9:40 AM')]).toEqual([true, false]);
  const again = await hold({ timing: '9:40 AM', replaces: second.id });
  expect(again.statusCode).toBe(201);
  expect((await test.call('DELETE', `/holds/${again.json().id}`)).statusCode).toBe(204);
  expect(await isFree('9:40 AM')).toBe(true);
});

it('a hold of an account cannot be released or used by anybody else', async () => {
  const { id } = (await hold({}, cast.patient.headers)).json();
  await test.call('DELETE', `/holds/${id}`, undefined, cast.otherPatient.headers);
  await test.call('DELETE', `/holds/${id}`);
  expect(await isFree()).toBe(false);
  expect((await book({ hold: id })).statusCode).toBe(409);
  const own = await book({ hold: id, patient: 'self', contact: undefined }, cast.patient.headers);
  expect(own.statusCode).toBe(201);
});

it('one account has six holds at most, even when eight are requested at once', async () => {
  // Several doctors give this service at each of these timings.
  const service = 2;
  const timings = [...TIMINGS.slice(0, 4), ...TIMINGS.slice(0, 4)];
  const answers = await Promise.all(
    timings.map(({ timing }) => hold({ service, timing }, cast.patient.headers)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.map((answer) => answer.json().detail)).toEqual(
    Array(2).fill(APPOINTMENT_MESSAGES.tooManyHolds),
  );
  expect((await hold({ timing: '4:25 PM' }, cast.otherPatient.headers)).statusCode).toBe(201);
  const held = answers.find(({ statusCode }) => statusCode === 201);
  const other = { timing: '4:50 PM', replaces: held?.json<{ id: string }>().id };
  expect((await hold(other, cast.patient.headers)).statusCode).toBe(201);
  test.passMinutes(5);
  expect((await hold({ timing: '5:15 PM' }, cast.patient.headers)).statusCode).toBe(201);
});

it('a booking releases its hold when the hold is for another timing', async () => {
  const { id } = (await hold()).json();
  expect((await book({ hold: id, timing: '10:05 AM' })).statusCode).toBe(201);
  expect(await isFree()).toBe(true);
});

it('the timing of a released hold is offered to the waiting list', async () => {
  const { id } = (await hold()).json();
  const joined = await test.call('POST', '/waiting-list', { ...WISH, patient: 'self' }, cast.patient.headers);
  expect(joined.json().status).toBe('waiting');
  await test.call('DELETE', `/holds/${id}`);
  const { rows } = (await test.call('GET', '/waiting-list', undefined, cast.patient.headers)).json();
  expect(rows[0]).toMatchObject({ status: 'offered', offer: { timing: '9:15 AM' } });
});

it('the next update of the waiting list offers the timing of an expired hold', async () => {
  await hold();
  await test.call('POST', '/waiting-list', { ...WISH, patient: 'self' }, cast.patient.headers);
  test.passMinutes(5);
  await updateWaitingList(test.context);
  const { rows } = (await test.call('GET', '/waiting-list', undefined, cast.patient.headers)).json();
  expect(rows[0]).toMatchObject({ status: 'offered', offer: { timing: '9:15 AM' } });
  expect((await book()).statusCode).toBe(409);
});
