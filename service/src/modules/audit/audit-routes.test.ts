import { sql } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const audit = async (query = '', person = cast.patient) =>
  (await test.call('GET', `/audit${query}`, undefined, person.headers)).json() as {
    rows: { action: string; noun: string; who: string; self: boolean }[];
    total: number;
  };

it('lists who made the patient’s appointment, and who read it', async () => {
  const appointment = await test.call(
    'POST',
    '/appointments',
    { service: 2, patient: 'self', appointmentDate: '2026-03-03', timing: '8:00 AM' },
    cast.patient.headers,
  );
  test.passMinutes(1);
  const path = `/appointments/${appointment.json().id}`;
  const { database } = test.context;
  await database.updateTable('appointments').set({ doctor_id: cast.treatingDoctor.accountId }).execute();
  await test.call('GET', path, undefined, cast.treatingDoctor.headers);
  test.passMinutes(1);
  await test.call('GET', path, undefined, cast.otherDoctor.headers);
  await test.call('GET', '/appointments', undefined, cast.otherPatient.headers);
  const { rows } = await audit();
  expect(rows.map(({ action, noun, who, self }) => [action, noun, who, self])).toEqual([
    ['read', 'appointments', 'Dr. Asha Demo', false],
    ['create', 'appointments', 'Demo Patient', true],
  ]);
  expect((await audit('?action=read')).total).toBe(1);
});

it('audits a patient’s reads of their own appointments once an hour', async () => {
  const read = () => test.call('GET', '/appointments', undefined, cast.patient.headers);
  await read();
  await read();
  expect((await audit()).total).toBe(1);
  await test.call('GET', '/session', undefined, cast.patient.headers);
  test.passMinutes(29);
  await read();
  test.passMinutes(29);
  await read();
  test.passMinutes(5);
  await read();
  expect((await audit()).total).toBe(2);
});

it('searches and filters the newest thousand accesses only, and lists all by time', async () => {
  const row = (index: number) => ({
    id: String(index).padStart(32, '0'),
    at: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString(),
    actor_id: cast.patient.accountId,
    actor_role: ROLE.patient,
    action: 'update' as const,
    noun: index === 0 ? 'consents' : 'account',
    record_id: cast.patient.accountId,
    patient_id: cast.patient.accountId,
  });
  const rows = Array.from({ length: 1_001 }, (_, index) => row(index));
  for (let from = 0; from < rows.length; from += 100)
    await test.context.database
      .insertInto('audit')
      .values(rows.slice(from, from + 100))
      .execute();
  for (const query of ['?q=consents', '?noun=consents']) expect((await audit(query)).total).toBe(0);
  expect((await audit('?q=account&size=50&page=20')).rows).toHaveLength(50);
  expect((await audit('?sort=at')).rows[0]).toMatchObject({ noun: 'consents' });
});

it('the audit can be added to, and never changed', async () => {
  await test.call('GET', '/appointments', undefined, cast.patient.headers);
  await test.context.readLog.flush();
  const { database } = test.context;
  await expect(database.updateTable('audit').set({ noun: 'x' }).execute()).rejects.toThrow('append-only');
  await expect(database.deleteFrom('audit').execute()).rejects.toThrow('append-only');
  const { count } = (
    await sql<{ count: number }>`select count(*) as count from audit where noun = 'appointments'`.execute(
      database,
    )
  ).rows[0] ?? { count: 0 };
  expect(Number(count)).toBe(1);
});
