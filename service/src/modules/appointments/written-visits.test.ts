import { APPOINTMENT_MESSAGES as M } from '@nivara/shared/domain/appointment';
import type { Cast } from '../../../test/cast';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { whileUncommitted } from '../../../test/while-uncommitted';
import { removeStaff } from '../../operation/remove-staff';
import { findAccount } from '../accounts/account-repository';
import { insertDoctorServices } from '../doctors/doctor-repository';
import { writeVisitNotes } from '../visits/write-visit-notes';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const TODAY = '2026-03-02';
const notes = { complaint: 'Cough', findings: '', assessment: '', plan: '', advice: '', followUpOn: null };

const refusal = (answer: Answer) => [answer.statusCode, answer.json<{ detail: string }>().detail];

async function bookToday(): Promise<string> {
  const { treatingDoctor, otherDoctor, patient, desk } = cast;
  const { database } = test.context;
  const { service_id } = await database
    .selectFrom('doctor_services')
    .select('service_id')
    .where('doctor_id', '=', treatingDoctor.accountId)
    .executeTakeFirstOrThrow();
  // The other doctor is free and gives the service, so only the refusal keeps the visit with its doctor.
  await insertDoctorServices(database, otherDoctor.accountId, [service_id]);
  await database
    .insertInto('doctor_hours')
    .values(
      [1, 2].map((weekday) => ({ doctor_id: otherDoctor.accountId, weekday, first_slot: 0, last_slot: 35 })),
    )
    .execute();
  const wish = { service: service_id, patient: patient.accountId, doctor: treatingDoctor.accountId };
  const answer = await test.call(
    'POST',
    '/desk/appointments',
    { ...wish, appointmentDate: TODAY, timing: '12:25 PM' },
    desk.headers,
  );
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string }>().id;
}
const setState = (id: string, state: string) =>
  test.call('PUT', `/desk/appointments/${id}/state`, { state }, cast.desk.headers);
const writeNotes = (id: string, values: object = {}) =>
  test.call('PUT', `/visits/${id}/notes`, { ...notes, version: 0, ...values }, cast.treatingDoctor.headers);
const prescribe = (id: string) =>
  test.call(
    'POST',
    '/prescriptions',
    {
      patient: cast.patient.accountId,
      visit: id,
      kind: 'medicine',
      info: 'For the cough',
      items: [{ name: 'Syrup', dose: '5 ml', frequency: 'daily', days: 3 }],
    },
    cast.treatingDoctor.headers,
  );
const cancelled = { status: 'cancelled', reason: 'Booked by mistake.' };
const byDesk = (id: string, change: object) =>
  test.call('PATCH', `/desk/appointments/${id}`, change, cast.desk.headers);
const byPatient = (id: string, change: object) =>
  test.call('PATCH', `/appointments/${id}`, change, cast.patient.headers);
const byDoctor = (id: string, change: object) =>
  test.call('PATCH', `/appointments/${id}`, change, cast.treatingDoctor.headers);

it('neither the desk nor the patient cancels a visit about which the doctor has written', async () => {
  const id = await bookToday();
  await setState(id, 'being-seen');
  expect((await writeNotes(id)).statusCode).toBe(200);
  await setState(id, 'done');
  await setState(id, 'expected');
  expect(refusal(await byDesk(id, cancelled))).toEqual([409, M.writtenByDoctor]);
  expect(refusal(await byPatient(id, { status: 'cancelled' }))).toEqual([409, M.written]);
  const read = await test.call('GET', `/visits/${id}`, undefined, cast.treatingDoctor.headers);
  expect(read.json()).toMatchObject({ notes: { complaint: 'Cough' } });
});

it('the desk cancels once the doctor has emptied the notes', async () => {
  const id = await bookToday();
  await writeNotes(id);
  await writeNotes(id, { complaint: '', version: 1 });
  expect((await byDesk(id, cancelled)).statusCode).toBe(200);
});

it('the doctor cancels a visit with notes', async () => {
  const id = await bookToday();
  await writeNotes(id);
  expect((await byDoctor(id, cancelled)).statusCode).toBe(200);
});

it('nobody cancels a visit to which a prescription belongs', async () => {
  const id = await bookToday();
  expect((await prescribe(id)).statusCode).toBe(201);
  expect(refusal(await byDesk(id, cancelled))).toEqual([409, M.hasLinkedRows]);
  expect(refusal(await byDoctor(id, cancelled))).toEqual([409, M.hasLinkedRows]);
  expect(refusal(await byPatient(id, { status: 'cancelled' }))).toEqual([409, M.written]);
});

it('the desk cancels a visit with notes and a prescription after its doctor has left', async () => {
  const id = await bookToday();
  await writeNotes(id);
  expect((await prescribe(id)).statusCode).toBe(201);
  const doctor = await findAccount(test.context.database, cast.treatingDoctor.accountId);
  if (!doctor) throw new Error('There is no such account');
  await removeStaff(test.context, doctor);
  expect((await byDesk(id, cancelled)).statusCode).toBe(200);
});

const tomorrow = { appointmentDate: '2026-03-03', timing: '9:15 AM' };

it('from its day on, nobody but the doctor moves a visit with notes to another day', async () => {
  const id = await bookToday();
  await writeNotes(id);
  expect(refusal(await byDesk(id, tomorrow))).toEqual([409, M.staysOnItsDay]);
  expect(refusal(await byPatient(id, tomorrow))).toEqual([409, M.written]);
  expect((await byDesk(id, { ...tomorrow, appointmentDate: TODAY, timing: '11:20 AM' })).statusCode).toBe(
    200,
  );
  expect(refusal(await byDesk(id, cancelled))).toEqual([409, M.writtenByDoctor]);
});

it('a doctor moves a visit about which they have written to another day', async () => {
  const id = await bookToday();
  expect((await prescribe(id)).statusCode).toBe(201);
  expect((await byDoctor(id, tomorrow)).statusCode).toBe(200);
});

it('a visit to which a prescription belongs stays with its doctor', async () => {
  const id = await bookToday();
  expect((await prescribe(id)).statusCode).toBe(201);
  const other = { appointmentDate: TODAY, timing: '11:20 AM', doctor: cast.otherDoctor.accountId };
  expect(refusal(await byDesk(id, other))).toEqual([409, M.staysWithDoctor]);
});

it('the desk is told to cancel a visit with notes, not to move it, after its doctor has left', async () => {
  const today = await bookToday();
  await writeNotes(today);
  const doctor = await findAccount(test.context.database, cast.treatingDoctor.accountId);
  if (!doctor) throw new Error('There is no such account');
  await removeStaff(test.context, doctor);
  const toOther = { ...tomorrow, doctor: cast.otherDoctor.accountId };
  expect(refusal(await byDesk(today, toOther))).toEqual([409, M.leftAndWritten]);
  const sameDay = { appointmentDate: TODAY, timing: '11:20 AM', doctor: cast.otherDoctor.accountId };
  expect(refusal(await byDesk(today, sameDay))).toEqual([409, M.leftAndWritten]);
});

it('a visit to come stays with the doctor who has written about it', async () => {
  const id = await bookToday();
  expect((await byDesk(id, tomorrow)).statusCode).toBe(200);
  await writeNotes(id);
  const move = { ...tomorrow, timing: '9:40 AM' };
  expect(refusal(await byDesk(id, { ...move, doctor: cast.otherDoctor.accountId }))).toEqual([
    409,
    M.staysWithDoctor,
  ]);
  expect((await byDesk(id, move)).statusCode).toBe(200);
  const read = await test.call('GET', `/visits/${id}`, undefined, cast.treatingDoctor.headers);
  expect(read.json()).toMatchObject({ notes: { complaint: 'Cough' } });
});

it('after the patient has cancelled a future visit, its doctor still reads its notes and corrects its prescription', async () => {
  await test.context.database.deleteFrom('appointments').execute();
  const id = await bookToday();
  expect((await byDesk(id, tomorrow)).statusCode).toBe(200);
  await writeNotes(id);
  const { id: prescription } = (await prescribe(id)).json<{ id: string }>();
  expect((await byPatient(id, { status: 'cancelled' })).statusCode).toBe(200);

  const { headers } = cast.treatingDoctor;
  const get = (path: string, as = headers) => test.call('GET', path, undefined, as);
  expect((await get(`/visits/${id}`)).json()).toMatchObject({ notes: { complaint: 'Cough' } });
  expect((await get(`/prescriptions/${prescription}`)).statusCode).toBe(200);
  expect((await get('/prescriptions')).json()).toMatchObject({ rows: [{ id: prescription }] });
  const corrected = { info: 'For the night' };
  expect((await test.call('PATCH', `/prescriptions/${prescription}`, corrected, headers)).statusCode).toBe(
    200,
  );
  for (const path of [`/visits/${id}`, `/prescriptions/${prescription}`])
    expect((await get(path, cast.otherDoctor.headers)).statusCode).toBe(404);
  expect((await get(`/visits/${id}`, cast.patient.headers)).statusCode).toBe(404);
  expect((await writeNotes(id, { version: 1 })).statusCode).toBe(404);
});

it('does not cancel a visit whose notes are being stored', async () => {
  const id = await bookToday();
  const { accountId } = cast.treatingDoctor;
  const answer = await whileUncommitted(
    test.context,
    (context) =>
      writeVisitNotes(context, { accountId, role: 2, name: 'A doctor' }, id, { ...notes, version: 0 }),
    () => byDesk(id, cancelled),
  );
  expect(refusal(answer)).toEqual([409, M.writtenByDoctor]);
});
