import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { TIMINGS } from '@nivara/shared/domain/timings';
import { repetitions } from '../../shared/testing/test-extent';
import { openDatabase } from '../src/database/open-database';
import { type RunningService, ServiceProgram } from './running-service';
import { prepareDataFolder } from './prepared-data-folder';
import { type TestDatabase, databaseKind } from './test-database';

const KILLS = repetitions('kills of the service while it writes');
const WRITERS = 8;
const TIME_LIMIT_MS = 240_000;

let program: ServiceProgram;
let dataFolder: string;
let testDatabase: TestDatabase;

beforeAll(async () => {
  program = await ServiceProgram.bundle();
  dataFolder = await mkdtemp(path.join(os.tmpdir(), 'nivara-data-'));
  testDatabase = await prepareDataFolder(dataFolder);
}, TIME_LIMIT_MS);
afterAll(async () => {
  await program.remove();
  await testDatabase.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Opens the same database again. */
const open = () =>
  openDatabase(
    'file' in testDatabase.location ? { file: path.join(dataFolder, 'nivara.db') } : testDatabase.location,
    () => undefined,
  ).database;

/** The test calls from one account far more often than a person could. */
async function forgetLimits(): Promise<void> {
  const database = open();
  await database.deleteFrom('attempts').execute();
  await database.destroy();
}

const call = (url: string, method: string, body: object, cookie = '') =>
  fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
    },
    body: JSON.stringify(body),
  });

/** Appointment → the status that the service confirmed; `either` while a cancellation has no answer. */
type ConfirmedStatuses = Map<string, string>;

let nextIndex = 0;

/** The writers book as the desk, since a patient's account may book only a limited number of appointments. */
interface Desk {
  cookie: string;
  patient: string;
  doctor: string;
}

async function signInAtDesk({ url }: RunningService): Promise<Desk> {
  const credentials = { username: 'desk', password: 'Desk-demo-1' };
  const signedIn = await call(`${url}/session`, 'POST', credentials);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const read = async <Body>(path: string) =>
    (await (await fetch(url + path, { headers: { cookie } })).json()) as Body;
  const people = await read<{ rows: { id: string }[] }>('/desk/people?size=1');
  const service = await read<{ doctors: { id: string }[] }>('/services/2');
  return { cookie, patient: people.rows[0]?.id ?? '', doctor: service.doctors[0]?.id ?? '' };
}

/** Books one timing after another and cancels every third, until the service is killed. */
async function write(
  { url }: RunningService,
  { cookie, ...patientAndDoctor }: Desk,
  answered: ConfirmedStatuses,
  isKilled: () => boolean,
): Promise<void> {
  for (;;) {
    const index = nextIndex++;
    try {
      const answer = await call(
        `${url}/desk/appointments`,
        'POST',
        {
          service: 2,
          ...patientAndDoctor,
          appointmentDate: addDays(clinicDate(new Date()), 1 + Math.floor(index / TIMINGS.length)),
          timing: TIMINGS[index % TIMINGS.length]?.timing,
        },
        cookie,
      );
      // The doctor does not work on Sundays, nor at every timing of other days.
      if (answer.status === 409) continue;
      if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
      const { id } = (await answer.json()) as { id: string };
      answered.set(id, 'booked');
      if (index % 3 > 0) continue;
      // Either status is right until the answer arrives.
      answered.set(id, 'either');
      const cancelled = await call(
        `${url}/desk/appointments/${id}`,
        'PATCH',
        { status: 'cancelled', reason: 'The doctor is ill.' },
        cookie,
      );
      if (cancelled.status === 200) answered.set(id, 'cancelled');
    } catch (error) {
      if (isKilled()) return;
      throw error;
    }
  }
}

it(
  `keeps every answered change when it is killed ${KILLS} times while writing`,
  async () => {
    let service = await program.start(dataFolder, testDatabase.location, { DEMO: '1' });
    const desk = await signInAtDesk(service);
    const answered: ConfirmedStatuses = new Map();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const running = service;
      let isKilled = false;
      const writers = Array.from({ length: WRITERS }, () => write(running, desk, answered, () => isKilled));
      // Two more confirmed appointments show that the service is writing, however slow the machine is.
      const confirmedBefore = answered.size;
      while (answered.size < confirmedBefore + 2) await wait(10);
      await wait(Math.random() * 250);
      isKilled = true;
      await service.stop('SIGKILL');
      await Promise.all(writers);
      await forgetLimits();
      service = await program.start(dataFolder, testDatabase.location, { DEMO: '1' });
    }
    // The writers have made appointments, and the desk's session is still valid.
    expect(answered.size).toBeGreaterThan(KILLS);
    const list = await fetch(`${service.url}/desk/bills?size=1`, { headers: { cookie: desk.cookie } });
    expect(((await list.json()) as { total: number }).total).toBeGreaterThanOrEqual(answered.size);
    await service.stop('SIGTERM');
    await checkDatabase(answered);
  },
  TIME_LIMIT_MS,
);

async function checkDatabase(answered: ConfirmedStatuses): Promise<void> {
  const database = open();
  const rows = await database.selectFrom('appointments').select(['id', 'status']).execute();
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  const lost = [...answered].filter(([id, status]) =>
    status === 'either' ? !statuses.has(id) : statuses.get(id) !== status,
  );
  expect(lost).toEqual([]);

  // No partial change: only booked appointments have a claim, and every appointment has a bill with a fitting status.
  const booked = [...statuses].filter(([, status]) => status === 'booked').map(([id]) => id);
  const claims = await database.selectFrom('timing_claims').select('appointment_id').execute();
  expect(claims.map(({ appointment_id }) => appointment_id).sort()).toEqual(booked.sort());
  const bills = await database
    .selectFrom('bills')
    .select(['number', 'appointment_id', 'status'])
    .orderBy('number')
    .execute();
  expect(bills.map(({ appointment_id }) => appointment_id).sort()).toEqual([...statuses.keys()].sort());
  for (const { appointment_id, status } of bills) {
    expect(status).toBe(statuses.get(appointment_id ?? '') === 'booked' ? 'unpaid' : 'cancelled');
  }
  // The numbers have no gap, since a failed booking takes no number.
  expect(bills.map(({ number }) => Number(number.split('-')[2]))).toEqual(bills.map((_, index) => index + 1));
  const lines = await database.selectFrom('bill_lines').select('bill_id').distinct().execute();
  expect(lines).toHaveLength(bills.length);
  if (databaseKind === 'sqlite') {
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    expect((await sql`pragma foreign_key_check`.execute(database)).rows).toEqual([]);
  } else {
    // Checks every table and index.
    await sql`create extension if not exists amcheck`.execute(database);
    const checked = await sql<{ count: number }>`
      select count(bt_index_check(c.oid, true)) as count from pg_class c join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`.execute(
      database,
    );
    expect(Number(checked.rows[0]?.count)).toBeGreaterThan(10);
  }
  await database.destroy();
}
