import { APPOINTMENT_MESSAGES as M } from '@nivara/shared/domain/appointment';
import { TIMING_TEXTS } from '@nivara/shared/domain/timings';
import { inLetters } from '../../../test/in-letters';
import { countAttempt } from '../../plugins/rate-limits';
import { VISITOR_BOOKING_LIMIT } from '../appointments/appointment-routes';
import { type Answer, type TestApp, startTestApp } from '../../../test/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const TUESDAY = '2026-03-03';
const KIDS_CARE = 5;

/** An IP address in one of the networks of an internet customer, who has 2001:db8:<customer>::/48. */
const from = (network: number, customer = 7) => ({
  'x-forwarded-for': `2001:db8:${customer}:${network.toString(16)}::1`,
});
/** Each network asks for another patient, with another phone number. */
const ask = (network: number, customer = 7) => {
  const phone = `98765${String(customer * 1000 + network).padStart(5, '0')}`;
  const body = {
    service: KIDS_CARE,
    patient: `Visitor ${inLetters(network)}`,
    appointmentDate: TUESDAY,
    contact: { name: 'Asha Rao', phone },
  };
  return test.call('POST', '/appointments', body, from(network, customer));
};
const hold = (network: number, customer = 7) => {
  // On two days, since one internet customer may take only a third of the timings that a doctor has on a day.
  const appointmentDate = network % 2 ? TUESDAY : '2026-03-04';
  const body = { service: KIDS_CARE, appointmentDate, timing: TIMING_TEXTS[network + 10] };
  return test.call('POST', '/holds', body, from(network, customer));
};
async function statusesOf(count: number, send: (network: number) => Promise<Answer>): Promise<number[]> {
  const answers = [];
  for (let network = 0; network < count; network += 1) answers.push(await send(network));
  return answers.map(({ statusCode }) => statusCode);
}
const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('the attempts of a network', () => {
  it('are limited within an hour, and start anew afterwards', async () => {
    for (let times = 1; times < VISITOR_BOOKING_LIMIT.free; times += 1)
      await countAttempt(test.context, VISITOR_BOOKING_LIMIT, '2001:db8:7:1::/64');
    test.passMinutes(50);
    expect((await ask(1)).statusCode).toBe(201);
    expect((await ask(1)).statusCode).toBe(429);
    test.passMinutes(10);
    expect((await ask(1)).statusCode).toBe(201);
  });
});

describe('the many networks of one IPv6 customer', () => {
  it('book together, without a code, as many appointments as four separate networks', async () => {
    expect(await statusesOf(14, (network) => ask(network))).toEqual([...times(12, 201), 202, 202]);
    expect((await ask(0, 8)).statusCode).toBe(201);
  });

  it('get only as many codes in an hour as four networks, so that few people get a code that they did not ask for', async () => {
    await test.close();
    test = await startTestApp({ visitorBookings: 0 });
    expect(await statusesOf(26, (network) => ask(network))).toEqual([...times(24, 202), 429, 429]);
    expect((await ask(30)).json().detail).toBe(M.codesSpent);
    expect((await ask(0, 8)).statusCode).toBe(202);
    test.passMinutes(61);
    expect((await ask(31)).statusCode).toBe(202);
  });

  it('hold as many timings at once as four networks', async () => {
    expect(await statusesOf(14, (network) => hold(network))).toEqual([...times(12, 201), 429, 429]);
    expect((await hold(15, 8)).statusCode).toBe(201);
  });
});
