import type { TimelineRow } from '@nivara/shared/domain/patient-chart';
import type { Visit, VisitRow } from '@nivara/shared/domain/visit';
import { addAppointment } from '../../../test/add-appointment';
import { type Cast, type Person, addDoctor, letTreat } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { NOTES } from '../../../test/visit-notes';
import { removeStaff } from '../../operation/remove-staff';
import { findAccount } from '../accounts/account-repository';

let test: TestApp;
let cast: Cast;
let id: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  id = await addAppointment(test, cast.treatingDoctor, cast.patient);
});
afterEach(() => test.close());

const byAuthor = (method: 'PUT' | 'POST', path: string, body: object) =>
  test.call(method, `/visits/${id}${path}`, body, cast.treatingDoctor.headers);
const write = (notes: object = {}) => byAuthor('PUT', '/notes', { ...NOTES, ...notes, version: 0 });
const get = (who: Person, path = `/visits/${id}`) => test.call('GET', path, undefined, who.headers);
const listed = async (who: Person) =>
  (await get(who, '/visits')).json<{ rows: VisitRow[] }>().rows.map((row) => row.id);
const timelineOf = async (who: Person) =>
  (await get(who, `/patients/${cast.patient.accountId}/timeline`)).json<{ rows: TimelineRow[] }>().rows;
const inTimeline = async (who: Person) => (await timelineOf(who)).find((row) => row.id === id);
const visitsCounted = async (who: Person) =>
  (await get(who, `/patients/${cast.patient.accountId}`)).json<{ counts: { visits: number } }>().counts
    .visits;

async function leave(): Promise<void> {
  const doctor = await findAccount(test.context.database, cast.treatingDoctor.accountId);
  if (!doctor) throw new Error('There is no such account');
  await removeStaff(test.context, doctor);
}

/** Leaves notes of a visit that is done and unsigned. */
async function leaveUnsigned(): Promise<void> {
  await write();
  await byAuthor('PUT', '/state', { state: 'done' });
  await leave();
}

it('lets another doctor of the patient read unsigned notes of a doctor who has left', async () => {
  await letTreat(test, cast.otherDoctor, cast.patient);
  await write();
  await byAuthor('PUT', '/state', { state: 'done' });
  expect((await get(cast.otherDoctor)).statusCode).toBe(404);
  expect(await listed(cast.otherDoctor)).not.toContain(id);
  expect(await inTimeline(cast.otherDoctor)).toBeUndefined();
  const before = await visitsCounted(cast.otherDoctor);

  await leave();
  expect((await get(cast.otherDoctor)).json<Visit>()).toMatchObject({
    notes: NOTES,
    signedAt: null,
    signedBy: null,
    doctorHasLeft: true,
    isMine: false,
    appointment: { serviceProvider: 'Dr. Asha Demo' },
  });
  expect(await listed(cast.otherDoctor)).toContain(id);
  expect(await inTimeline(cast.otherDoctor)).toMatchObject({
    kind: 'visit',
    text: `Notes by Dr. Asha Demo, not signed. ${NOTES.assessment}`,
  });
  expect(await visitsCounted(cast.otherDoctor)).toBe(before + 1);
});

it('lets nobody sign or change such notes, nor a patient or another doctor read them', async () => {
  await leaveUnsigned();
  const stranger = await addDoctor(test, 'third.doctor');
  for (const who of [cast.patient, cast.otherPatient, stranger]) {
    expect((await get(who)).statusCode).toBe(404);
    expect(await listed(who)).not.toContain(id);
  }
  await letTreat(test, cast.otherDoctor, cast.patient);
  const { headers } = cast.otherDoctor;
  for (const [method, path, body] of [
    ['PUT', 'notes', { ...NOTES, version: 1 }],
    ['PUT', 'state', { state: 'missed' }],
    ['POST', 'sign', { version: 1 }],
    ['POST', 'addenda', { text: 'The X-ray is normal.' }],
  ] as const)
    expect((await test.call(method, `/visits/${id}/${path}`, body, headers)).statusCode).toBe(404);
});

it('audits each read of such notes', async () => {
  await leaveUnsigned();
  await letTreat(test, cast.otherDoctor, cast.patient);
  await get(cast.otherDoctor);
  const audit = await test.context.database
    .selectFrom('audit')
    .select(['action', 'record_id', 'patient_id'])
    .where('noun', '=', 'visits')
    .where('actor_id', '=', cast.otherDoctor.accountId)
    .execute();
  expect(audit).toEqual([{ action: 'read', record_id: id, patient_id: cast.patient.accountId }]);
});

it('keeps the notes readable after the desk has cancelled the visit', async () => {
  await letTreat(test, cast.otherDoctor, cast.patient);
  await write();
  await leave();
  const cancelled = { status: 'cancelled', reason: 'The doctor has left.' };
  const answer = await test.call('PATCH', `/desk/appointments/${id}`, cancelled, cast.desk.headers);
  expect(answer.statusCode).toBe(200);
  expect((await get(cast.otherDoctor)).json()).toMatchObject({ notes: NOTES, doctorHasLeft: true });
  expect(await inTimeline(cast.otherDoctor)).toMatchObject({ kind: 'visit' });
  expect((await get(cast.patient)).statusCode).toBe(404);
});

it.each(['no notes', 'emptied notes', 'notes of blanks'])('shows no visit with %s', async (which) => {
  await letTreat(test, cast.otherDoctor, cast.patient);
  const texts = { complaint: '', findings: '', assessment: '', plan: '', advice: '', followUpOn: null };
  if (which === 'notes of blanks') await write({ ...texts, plan: ' ' });
  if (which === 'emptied notes') {
    await write();
    await byAuthor('PUT', '/notes', { ...texts, version: 1 });
  }
  await byAuthor('PUT', '/state', { state: 'done' });
  await leave();
  expect((await get(cast.otherDoctor)).statusCode).toBe(404);
  expect(await listed(cast.otherDoctor)).not.toContain(id);
  expect(await inTimeline(cast.otherDoctor)).toBeUndefined();
});
