import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { CONVERSATION_MESSAGES } from '@nivara/shared/domain/conversation';
import { patientNumber } from '@nivara/shared/domain/patient';
import { addAppointment } from '../../test/add-appointment';
import { type Cast, letTreat } from '../../test/cast';
import { inboxDesk } from '../../test/inbox-desk';
import { OUR_PAGE, type TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { NOTES } from '../../test/visit-notes';
import { whileUncommitted } from '../../test/while-uncommitted';
import type { AppContext } from '../app-context';
import { findAccount } from '../modules/accounts/account-repository';
import { listColleagues } from '../modules/inbox/inbox-repository';
import { hasDesk } from '../modules/staff/staff-repository';
import { addStaff } from './add-staff';
import { type LeftOver, previewLeaving, removeStaff } from './remove-staff';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

async function withAccount<Result>(
  accountId: string,
  work: (context: AppContext, account: NonNullable<Awaited<ReturnType<typeof findAccount>>>) => Result,
) {
  const account = await findAccount(test.context.database, accountId);
  if (!account) throw new Error('There is no such account');
  return work(test.context, account);
}
const remove = (accountId: string) => withAccount(accountId, removeStaff);
const preview = (accountId: string) => withAccount(accountId, previewLeaving);

const NOTHING_LEFT: LeftOver = {
  coming: 0,
  unreleased: [],
  openSelfcare: [],
  unsigned: { count: 0, patients: [], unread: [] },
};

it('signs a member of the desk out for good, mails no password link, and frees their items', async () => {
  const desk = inboxDesk(test, cast);
  const item = await desk.send.message();
  await desk.call('PUT', `/${item}/holder`, { holder: cast.desk.accountId });
  const { email = '' } = (await findAccount(test.context.database, cast.desk.accountId)) ?? {};
  await remove(cast.desk.accountId);
  expect((await test.call('GET', '/desk/day', undefined, cast.desk.headers)).statusCode).toBe(401);
  const credentials = { username: 'desk', password: 'Desk-demo-1' };
  expect((await test.call('POST', '/session', credentials, OUR_PAGE)).statusCode).toBe(401);

  await test.call('POST', '/accounts/forgot-password', { email }, OUR_PAGE);
  await test.settled();
  expect(test.mails.map(({ to }) => to)).not.toContain(email);

  const itemsLeft = await test.context.database.selectFrom('inbox_items').select('taken_by').execute();
  expect(itemsLeft).toEqual([{ taken_by: null }]);
  expect(await hasDesk(test.context.database)).toBe(false);
});

it('ends the access of a doctor at once, and says how many appointments are to come', async () => {
  const { accountId, headers } = cast.treatingDoctor;
  const wish = { service: 7, patient: 'self', appointmentDate: '2026-03-03', timing: '8:00 AM' };
  expect((await test.call('POST', '/appointments', wish, cast.patient.headers)).statusCode).toBe(201);
  const about = { doctor: accountId, patient: cast.patient.accountId, text: 'May I run again?' };
  const begun = await test.call('POST', '/conversations', about, cast.patient.headers);
  const { id } = begun.json<{ id: string }>();

  expect(await remove(accountId)).toEqual({ ...NOTHING_LEFT, coming: 1 });
  expect((await test.call('GET', '/patients', undefined, headers)).statusCode).toBe(401);
  expect((await test.call('GET', '/doctors')).body).not.toContain(accountId);
  const reachable = await test.call('GET', '/conversations/doctors', undefined, cast.patient.headers);
  expect(reachable.body).not.toContain(accountId);
  const day = await test.call('GET', '/desk/day?date=2026-03-03', undefined, cast.desk.headers);
  expect(day.body).toContain(accountId);

  const more = await test.call(
    'POST',
    `/conversations/${id}/messages`,
    { text: 'Are you there?' },
    cast.patient.headers,
  );
  expect([more.statusCode, more.json<{ detail: string }>().detail]).toEqual([
    409,
    CONVERSATION_MESSAGES.left,
  ]);
  const booked = await test.call(
    'POST',
    '/appointments',
    { ...wish, doctor: accountId, timing: '9:00 AM' },
    cast.patient.headers,
  );
  expect(booked.statusCode).toBe(422);
  const gives = { doctors: [accountId] };
  expect((await test.call('PATCH', '/desk/services/7', gives, cast.desk.headers)).statusCode).toBe(422);
});

it('refuses a booking that begins while the removal is being committed', async () => {
  const doctor = await findAccount(test.context.database, cast.treatingDoctor.accountId);
  if (!doctor) throw new Error('There is no such account');
  // Only the treating doctor gives this service at this timing.
  const wish = { service: 7, patient: 'self', appointmentDate: '2026-03-03', timing: '8:00 AM' };
  const answer = await whileUncommitted(
    test.context,
    (context) => removeStaff(context, doctor),
    () => test.call('POST', '/appointments', wish, cast.patient.headers),
  );
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    409,
    APPOINTMENT_MESSAGES.taken,
  ]);
});

it('frees the e-mail address, so that the clinic can add somebody who returns', async () => {
  const { email = '', name = '' } = (await findAccount(test.context.database, cast.desk.accountId)) ?? {};
  await remove(cast.desk.accountId);
  const colleague = { role: 'desk', email, name, title: 'Front desk', department: 'Administration' } as const;
  expect(await addStaff(test.context, colleague)).not.toBe('desk');
  await test.settled();
  expect(test.mails.at(-1)?.to).toBe(email);
  const colleagues = await listColleagues(test.context.database);
  expect(colleagues.map(({ id }) => id)).not.toContain(cast.desk.accountId);
  expect(colleagues).toHaveLength(1);
});

it('names the patients with unreleased results of a doctor who leaves', async () => {
  const { patient, treatingDoctor } = cast;
  const order = { patient: patient.accountId, kind: 'clinic', testName: 'Potassium' };
  const ordered = await test.call('POST', '/tests', order, treatingDoctor.headers);
  expect(ordered.statusCode).toBe(201);
  const { id } = ordered.json<{ id: string }>();
  await test.context.database
    .updateTable('tests')
    .set({ status: 'completed', released_at: null })
    .where('id', '=', id)
    .execute();
  const left = await remove(treatingDoctor.accountId);
  expect(left).toEqual({ ...NOTHING_LEFT, unreleased: [patientNumber(patient.accountId)] });
});

it('names the patients with open selfcare tests that a doctor who leaves has ordered', async () => {
  const { patient, treatingDoctor, otherDoctor } = cast;
  await letTreat(test, otherDoctor, patient);
  const order = async (kind: 'selfcare' | 'clinic', by = treatingDoctor) => {
    const analytes = [{ name: 'Pulse', unit: 'per minute', low: 60, high: 100 }];
    const body = { patient: patient.accountId, kind, testName: 'Heart', analytes };
    const answer = await test.call('POST', '/tests', body, by.headers);
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  await order('clinic');
  await order('selfcare', otherDoctor);
  const id = await order('selfcare');
  const open = { ...NOTHING_LEFT, openSelfcare: [patientNumber(patient.accountId)] };
  expect(await preview(treatingDoctor.accountId)).toEqual(open);
  const change = { status: 'completed', remark: 'Fine', report: 'Regular' };
  const completed = await test.call('PATCH', `/tests/${id}`, change, treatingDoctor.headers);
  expect(completed.statusCode).toBe(200);
  expect(await preview(treatingDoctor.accountId)).toEqual(NOTHING_LEFT);
  await order('selfcare');
  await order('selfcare');
  expect(await remove(treatingDoctor.accountId)).toEqual(open);
});

it('counts the visits with unsigned notes of a doctor who leaves, and names their patients', async () => {
  const { patient, treatingDoctor, otherDoctor } = cast;
  const write = (id: string, notes: object = {}, who = treatingDoctor) =>
    test.call('PUT', `/visits/${id}/notes`, { ...NOTES, version: 0, ...notes }, who.headers);
  const visitor = { account_id: null, patient_key: 'visitor:1', booking_id: 'BK-VISITOR' };
  for (const differences of [{}, { slot: 1 }, { slot: 2, ...visitor }])
    expect((await write(await addAppointment(test, treatingDoctor, patient, differences))).statusCode).toBe(
      200,
    );
  const signed = await addAppointment(test, treatingDoctor, patient, { slot: 3 });
  await write(signed);
  const { headers } = treatingDoctor;
  expect((await test.call('POST', `/visits/${signed}/sign`, { version: 1 }, headers)).statusCode).toBe(200);
  const empty = { complaint: '', findings: '', assessment: '', plan: '', advice: '', followUpOn: null };
  await write(await addAppointment(test, treatingDoctor, patient, { slot: 4 }), empty);
  await write(await addAppointment(test, otherDoctor, patient), {}, otherDoctor);
  await addAppointment(test, treatingDoctor, patient, { slot: 5, status: 'completed' });

  const unsigned = { count: 3, patients: [patientNumber(patient.accountId)], unread: ['BK-VISITOR'] };
  expect((await preview(treatingDoctor.accountId)).unsigned).toEqual(unsigned);
  expect((await test.call('GET', '/patients', undefined, headers)).statusCode).toBe(200);
  expect((await remove(treatingDoctor.accountId)).unsigned).toEqual(unsigned);
});

it('refuses to remove patients', async () => {
  for (const command of [remove, preview])
    await expect(command(cast.patient.accountId)).rejects.toThrow('is a patient');
  expect((await test.call('GET', '/bills', undefined, cast.patient.headers)).statusCode).toBe(200);
});
