import { addAppointment } from '../../../test/add-appointment';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { addSignedVisit } from '../../../test/visit-notes';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const TUESDAY = '2026-03-03';
const CONSULTATION = 2;

const desk = (method: 'GET' | 'PATCH' | 'PUT', path: string, body?: object) =>
  test.call(method, `/desk${path}`, body, cast.desk.headers);

describe('arrivals', () => {
  const setState = (id: string, next: string) => desk('PUT', `/appointments/${id}/state`, { state: next });

  it('change from state to state, and back to expected', async () => {
    const id = await addAppointment(test, cast.otherDoctor, cast.patient);
    for (const next of ['arrived', 'being-seen', 'done', 'missed', 'expected']) {
      const answer = await setState(id, next);
      expect([answer.statusCode, answer.json().state]).toEqual([200, next]);
    }
  });

  it('cannot be noted before their day, nor after the doctor’s signature', async () => {
    const tomorrow = await addAppointment(test, cast.treatingDoctor, cast.patient, {
      appointment_date: TUESDAY,
    });
    expect((await setState(tomorrow, 'arrived')).statusCode).toBe(409);
    const signed = await addSignedVisit(test, cast);
    expect((await setState(signed, 'expected')).statusCode).toBe(409);
    expect((await desk('GET', `/appointments/${signed}`)).json()).toMatchObject({ closed: true });
  });
});

it('books a request, with a bill, once it gets a timing and a doctor', async () => {
  const wish = { service: CONSULTATION, patient: 'self', appointmentDate: TUESDAY };
  const { id } = (await test.call('POST', '/appointments', wish, cast.patient.headers)).json<{
    id: string;
  }>();
  expect((await desk('GET', `/appointments/${id}`)).json()).toMatchObject({
    status: 'requested',
    state: null,
  });
  const given = await desk('PATCH', `/appointments/${id}`, {
    appointmentDate: TUESDAY,
    timing: '10:05 AM',
    doctor: cast.treatingDoctor.accountId,
  });
  expect(given.json()).toMatchObject({
    status: 'booked',
    doctor: 'Dr. Asha Demo',
    bill: { status: 'unpaid' },
  });
});
