import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { ROLE } from '@nivara/shared/contracts/session';
import type { Cast, Person } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { whileUncommitted } from '../../../test/while-uncommitted';
import { bookAppointment } from '../appointments/book-appointment';
import { takeDayOff } from './day-off';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const TUESDAY = '2026-03-03';
/** Only the treating doctor gives this service at this timing. */
const wish = { service: 7, patient: 'self', appointmentDate: TUESDAY, timing: '8:00 AM' } as const;

const book = (values: object = {}) =>
  test.call('POST', '/appointments', { ...wish, ...values }, cast.patient.headers);
const takeOff = () =>
  test.call('PUT', `/doctors/me/days-off/${TUESDAY}`, undefined, cast.treatingDoctor.headers);
const actorOf = ({ accountId }: Person, role: number) => ({ accountId, role, name: 'Somebody' });

it('refuses a booking that begins while a day off is being committed', async () => {
  const doctor = actorOf(cast.treatingDoctor, ROLE.doctor);
  const answer = await whileUncommitted(
    test.context,
    (context) => takeDayOff(context, doctor, TUESDAY),
    () => book(),
  );
  expect([answer.statusCode, answer.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.taken]);
});

it('refuses a day off while a booking of that day is being committed', async () => {
  const patient = actorOf(cast.patient, ROLE.patient);
  const answer = await whileUncommitted(
    test.context,
    (context) => bookAppointment(context, patient, wish),
    () => takeOff(),
  );
  expect(answer.statusCode).toBe(409);
});

it('refuses either the day off or the booking when both come at the same moment', async () => {
  const [off, booked] = await Promise.all([takeOff(), book()]);
  expect([off.statusCode, booked.statusCode].filter((status) => status < 300)).toHaveLength(1);
});

it('a day off ends the holds of that day', async () => {
  const { service, appointmentDate, timing } = wish;
  const held = await test.call('POST', '/holds', { service, appointmentDate, timing }, cast.patient.headers);
  expect((await takeOff()).statusCode).toBe(204);
  const answer = await book({ hold: held.json<{ id: string }>().id });
  expect([answer.statusCode, answer.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.taken]);
});
