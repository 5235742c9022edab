import { APPOINTMENT_MESSAGES as M } from '@nivara/shared/domain/appointment';
import { TIMING_TEXTS } from '@nivara/shared/domain/timings';
import { type Answer, type TestApp, signIn, startTestApp } from '../../../test/test-app';
import { KIDS_CARE, TUESDAY, statuses, visitorCalls } from '../../../test/visitor-calls';
import { sweep } from '../../housekeeping';

let test: TestApp;
const { slotsOfDay, freeTimings, free, book, hold, confirm, codeSent } = visitorCalls(() => test);
let timings: string[];
beforeEach(async () => {
  test = await startTestApp();
  timings = await freeTimings();
});
afterEach(() => test.close());

/** A service that the doctor of kids care does not give. */
const GERIATRICS = 4;

it('asks for a code from the fourth booking of a network on', async () => {
  const answers = [];
  for (const timing of timings.slice(1, 5)) answers.push(await book({ timing }));
  expect(statuses(answers)).toEqual([201, 201, 201, 202]);
  expect(answers[3]?.json()).toEqual({
    confirmation: {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      hold: expect.stringMatching(/^[0-9a-f]{32}$/),
      sentTo: '+91 ••••• ••004',
      expiresAt: '2026-03-02T04:40:00.000Z',
    },
  });
  expect((await book({ timing: timings[6], ip: '203.0.113.10' })).statusCode).toBe(201);
});

it('counts the bookings of an IPv6 /64 together, and those of one internet customer with one phone number', async () => {
  const sixes = [];
  for (let host = 1; host <= 4; host += 1)
    sixes.push(await book({ timing: timings[host], ip: `2001:db8:1:2::${host}` }));
  expect(statuses(sixes)).toEqual([201, 201, 201, 202]);
  const phones = [];
  for (let host = 1; host <= 4; host += 1)
    phones.push(
      await book({
        timing: timings[host],
        date: '2026-03-04',
        ip: `2001:db8:9:${host}::1`,
        phone: '9876512345',
      }),
    );
  expect(statuses(phones)).toEqual([201, 201, 201, 202]);
});

it('counts requests without a timing like bookings', async () => {
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await book({}));
  expect(statuses(answers)).toEqual([201, 201, 201, 202]);
  const { code } = await codeSent();
  const confirmed = await confirm(answers[3] as Answer, code);
  expect([confirmed.statusCode, confirmed.json().status]).toEqual([201, 'requested']);
});

it('books at most a third of a doctor’s day for visitors, or two thirds together with bookings that wait for a code', async () => {
  const all = await free();
  const answers: Answer[] = [];
  for (const [index, timing] of TIMING_TEXTS.entries())
    answers.push(await book({ timing, ip: `198.51.100.${index + 1}` }));
  const count = (status: number) => statuses(answers).filter((each) => each === status).length;
  expect(count(201)).toBe(Math.floor(all / 3));
  expect(count(202)).toBe(Math.floor((all * 2) / 3) - count(201));
  expect(await free()).toBe(all - Math.floor((all * 2) / 3));
  const refused = answers.find(({ statusCode, body }) => statusCode === 409 && body.includes('signed-in'));
  expect(refused?.json().errors).toEqual([{ path: 'timing', message: M.visitorsFull }]);
  const patient = await signIn(test);
  const left = (await slotsOfDay()).filter((slot) => slot.free > 0);
  for (const { timing } of left.slice(0, 5)) {
    const body = { service: KIDS_CARE, patient: 'self', appointmentDate: TUESDAY, timing };
    expect((await test.call('POST', '/appointments', body, patient)).statusCode).toBe(201);
  }
  test.passMinutes(10);
  expect(await free()).toBe(all - Math.floor(all / 3) - 5);
});

it('counts a booking for its doctor, even when the hold was made for another service', async () => {
  const all = await free();
  const answers: Answer[] = [];
  for (const [index, timing] of TIMING_TEXTS.entries()) {
    const ip = `198.51.100.${index + 1}`;
    const wish = { service: GERIATRICS, appointmentDate: TUESDAY, timing };
    const held = (await test.call('POST', '/holds', wish, { 'x-forwarded-for': ip })).json();
    answers.push(await book({ timing, ip, hold: held.id }));
  }
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(Math.floor(all / 3));
  expect(await free()).toBe(all - Math.floor((all * 2) / 3));
});

it('gives a network three holds at most', async () => {
  const answers = [];
  for (const timing of timings.slice(1, 5)) answers.push(await hold(timing));
  expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  expect(answers[3]?.json().detail).toBe(M.tooManyHolds);
  const patient = await signIn(test);
  for (const timing of timings.slice(6, 12)) {
    const body = { service: KIDS_CARE, appointmentDate: TUESDAY, timing };
    expect((await test.call('POST', '/holds', body, patient)).statusCode).toBe(201);
  }
});

it('accepts three of many concurrent bookings', async () => {
  const answers = await Promise.all(timings.map((timing) => book({ timing })));
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(3);
});

it('forgets the network of a booking within three days', async () => {
  await book({ timing: timings[3] });
  test.passMinutes(3 * 24 * 60);
  await sweep(test.context);
  const rows = await test.context.database.selectFrom('appointments').select('visitor_network').execute();
  expect(rows).toEqual([{ visitor_network: null }]);
});
