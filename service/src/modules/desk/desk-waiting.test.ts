import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import type { DeskWaitingEntry } from '@nivara/shared/domain/desk-day';
import type { Cast } from '../../../test/cast';
import { keepPatientRecord } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
let taken: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast({ canText: true }));
  // Only one doctor works on Sunday nights for this service, so this appointment takes the timing.
  taken = (
    await test.call('POST', '/appointments', { ...WISH, patient: 'self' }, cast.patient.headers)
  ).json<{ id: string }>().id;
});
afterEach(() => test.close());

const WISH = { service: 6, appointmentDate: '2026-03-08', timing: '9:40 PM' };

const desk = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  test.call(method, `/desk${path}`, body, cast.desk.headers);
const list = async () =>
  (await desk('GET', '/waiting-list')).json<{ rows: DeskWaitingEntry[]; total: number }>();
const enter = async (patient: string, values: object = {}) =>
  desk('POST', '/waiting-list', { ...WISH, patient, ...values });

it('puts a caller on the waiting list; the caller gets the freed timing and accepts it on the phone', async () => {
  await keepPatientRecord(test, cast.otherPatient, { name: 'Sunil Patil', phone: '+919000000001' });
  const entered = await enter(cast.otherPatient.accountId);
  expect([entered.statusCode, entered.json()]).toMatchObject([
    201,
    { status: 'waiting', timing: '9:40 PM', phone: '+919000000001', offer: null },
  ]);
  const { id } = entered.json<DeskWaitingEntry>();
  expect((await desk('POST', `/waiting-list/${id}/accept`)).json().detail).toBe(
    APPOINTMENT_MESSAGES.offerOver,
  );
  await desk('PATCH', `/appointments/${taken}`, { status: 'cancelled', reason: 'The doctor is ill.' });
  expect((await list()).rows).toMatchObject([{ id, status: 'offered', offer: { timing: '9:40 PM' } }]);
  const accepted = await desk('POST', `/waiting-list/${id}/accept`);
  expect([accepted.statusCode, accepted.json()]).toMatchObject([
    201,
    { status: 'booked', appointmentTime: '9:40 PM', patient: { name: 'Sunil Patil' } },
  ]);
  expect(await list()).toEqual({ rows: [], total: 0 });
});

it('sends a text about a free timing to a patient who does not sign in', async () => {
  const made = await desk('POST', '/people', { firstName: 'Leela', phone: '98765 43210' });
  await enter(made.json<{ id: string }>().id);
  await desk('PATCH', `/appointments/${taken}`, { status: 'cancelled', reason: 'The doctor is ill.' });
  await sendQueuedMails(test.context);
  expect(test.mails).toEqual([
    expect.objectContaining({ to: '+919876543210', text: expect.stringContaining('Please call') }),
  ]);
});

it('removes an entry from the list', async () => {
  const { id } = (await enter(cast.otherPatient.accountId)).json<DeskWaitingEntry>();
  expect((await desk('DELETE', `/waiting-list/${id}`)).statusCode).toBe(204);
  expect((await list()).total).toBe(0);
  expect((await desk('DELETE', `/waiting-list/${id}`)).statusCode).toBe(404);
});

it('refuses an entry while the timing is free, a second entry, and an entry for an unknown patient', async () => {
  const free = await enter(cast.otherPatient.accountId, { timing: '10:05 PM' });
  expect(free.json().detail).toBe(APPOINTMENT_MESSAGES.free);
  await enter(cast.otherPatient.accountId);
  expect((await enter(cast.otherPatient.accountId)).json().detail).toBe(APPOINTMENT_MESSAGES.waiting);
  expect((await enter('f'.repeat(32))).json().errors[0].path).toBe('patient');
});

it('the desk sees an entry that a patient has made', async () => {
  await test.call('POST', '/waiting-list', { ...WISH, patient: 'self' }, cast.otherPatient.headers);
  expect((await list()).rows).toMatchObject([
    { patientName: 'Second Demo Patient', service: 'Critical care' },
  ]);
});
