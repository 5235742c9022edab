import { DOCTOR_MESSAGES } from '@nivara/shared/domain/doctor';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const TUESDAY = '2026-03-03';
const doctor = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: object) =>
  test.call(method, url, body, cast.treatingDoctor.headers);
const free = async (service = 7) => {
  const slots = (await test.call('GET', `/slots?service=${service}&date=${TUESDAY}`)).json() as {
    timing: string;
    free: number;
  }[];
  return slots.filter((slot) => slot.free > 0).map(({ timing }) => timing);
};

it('lists the doctors of each service for everybody', async () => {
  const all = (await test.call('GET', '/doctors')).json() as { name: string; services: number[] }[];
  expect(all.find(({ name }) => name === 'Dr. Asha Demo')).toMatchObject({
    title: 'Founder and physician',
    services: [1, 2, 3, 7, 8],
  });
  const forKids = (await test.call('GET', '/doctors?service=5')).json() as { name: string }[];
  expect(forKids.map(({ name }) => name)).toEqual(['Dr. Rohan Sample']);
});

it('changes the doctor’s weekly hours, and with them the free timings', async () => {
  const hours = [{ weekday: 2, from: '8:00 AM', to: '8:25 AM' }];
  expect((await doctor('PUT', '/doctors/me/hours', { hours })).json()).toEqual({ hours });
  expect((await doctor('GET', '/doctors/me/hours')).json()).toEqual({ hours });
  expect((await free()).slice(0, 3)).toEqual(['8:00 AM', '8:25 AM', '12:00 PM']);
  await doctor('PUT', '/doctors/me/hours', { hours: [] });
  expect((await free())[0]).toBe('12:00 PM');
});

it.each([
  [[{ weekday: 2, from: '9:15 AM', to: '8:00 AM' }], 'hours[0].to', DOCTOR_MESSAGES.hoursOrder],
  [
    [
      { weekday: 2, from: '8:00 AM', to: '9:15 AM' },
      { weekday: 2, from: '9:15 AM', to: '9:40 AM' },
    ],
    'hours',
    DOCTOR_MESSAGES.hoursOverlap,
  ],
  [
    [{ weekday: 7, from: '8:00 AM', to: '9:15 AM' }],
    'hours[0].weekday',
    'Please enter a number from 0 to 6.',
  ],
  [
    [{ weekday: 1, from: '8:01 AM', to: '9:15 AM' }],
    'hours[0].from',
    'Please choose one of the listed values.',
  ],
  ['always', 'hours', 'This has the wrong form.'],
])('refuses the hours %j', async (hours, path, message) => {
  const answer = await doctor('PUT', '/doctors/me/hours', { hours });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
});

it('lets a doctor take and cancel a day off on which nobody is booked', async () => {
  expect(await free()).toContain('8:00 AM');
  expect((await doctor('PUT', `/doctors/me/days-off/${TUESDAY}`)).statusCode).toBe(204);
  expect((await doctor('PUT', `/doctors/me/days-off/${TUESDAY}`)).statusCode).toBe(204);
  expect((await doctor('GET', '/doctors/me/days-off')).json()).toEqual({ dates: [TUESDAY] });
  expect(await free()).not.toContain('8:00 AM');
  await doctor('DELETE', `/doctors/me/days-off/${TUESDAY}`);
  expect(await free()).toContain('8:00 AM');

  await test.call(
    'POST',
    '/appointments',
    { service: 7, patient: 'self', appointmentDate: TUESDAY, timing: '8:00 AM' },
    cast.patient.headers,
  );
  const answer = await doctor('PUT', `/doctors/me/days-off/${TUESDAY}`);
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    'There is one appointment on this day. Please move or cancel it first.',
  ]);
  expect((await doctor('PUT', '/doctors/me/days-off/2026-03-01')).statusCode).toBe(422);
  expect((await doctor('PUT', '/doctors/me/days-off/9999-12-31')).statusCode).toBe(422);
  expect((await doctor('PUT', '/doctors/me/days-off/someday')).statusCode).toBe(404);
});
