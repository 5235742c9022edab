import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { DatabaseLocation } from '../service/src/database/open-database';
import { PasswordHasher } from '../service/src/security/password-hasher';
import { ServiceProgram } from '../service/test/running-service';
import { captureQueries, slotsDate } from './bench/capture-queries';
import { type Figure, measure } from './bench/measure';
import { PASSWORD, seedAppointments, usernameOf } from './bench/seed-appointments';
import { root } from './processes';

/** `npm run bench:service`: the service beside the bare floor, on both databases, with few and with many rows. */
const SIZES = [1_000, 100_000];
const JSON_TYPE = { 'content-type': 'application/json' };

type Name = 'sign in' | 'slots' | 'list' | 'book';
type Figures = Record<Name, Figure> & { floors: Record<'constant' | Name, Figure> };

/** Each request from somewhere else: limits are per address. */
const somewhere = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` });

async function benchService(url: string, accounts: number): Promise<Record<Name, Figure>> {
  const signIn = await fetch(`${url}/session`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: usernameOf(0), password: PASSWORD }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  let next = 0;
  let timing = 0;
  return {
    slots: await measure({ url: `${url}/slots?service=2&date=${slotsDate()}` }),
    list: await measure({ url: `${url}/appointments`, headers: { cookie } }),
    book: await measure({
      url: `${url}/appointments`,
      request: () => {
        const index = timing++;
        return {
          method: 'POST',
          headers: { ...JSON_TYPE, ...somewhere() },
          // Requests without a timing take no doctor’s time, so they never run out: the rest of a booking is the same.
          body: JSON.stringify({
            service: 5,
            patient: `Visitor ${index}`,
            appointmentDate: addDays(clinicDate(new Date()), 10 + (index % 100)),
            timeslot: TIMINGS[index % 36]?.timeslot,
            contact: { name: 'Visitor', phone: '9876543210' },
          }),
        };
      },
    }),
    'sign in': await measure({
      url: `${url}/session`,
      connections: 2,
      request: () => ({
        method: 'POST',
        headers: { ...JSON_TYPE, ...somewhere() },
        body: JSON.stringify({ username: usernameOf(next++ % accounts), password: PASSWORD }),
      }),
    }),
  };
}

async function benchFloor(location: DatabaseLocation): Promise<Figures['floors']> {
  const stored = await new PasswordHasher().hash(PASSWORD);
  const settings = {
    location,
    queries: await captureQueries(location, usernameOf(0)),
    password: { typed: PASSWORD, stored },
  };
  const tsx = new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(root, 'scripts/bench/bare-floor.ts')], {
    env: { ...process.env, FLOOR: JSON.stringify(settings) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  try {
    return {
      constant: await measure({ url: `${url}/constant` }),
      slots: await measure({ url: `${url}/slots` }),
      list: await measure({ url: `${url}/list` }),
      book: await measure({ url: `${url}/write`, request: () => ({ method: 'POST' }) }),
      'sign in': await measure({ url: `${url}/password`, connections: 2 }),
    };
  } finally {
    child.stdin.end();
    await once(child, 'exit');
  }
}

async function benchDatabase(
  program: ServiceProgram,
  newDatabase: (name: string) => Promise<DatabaseLocation>,
  dataFolder: string,
): Promise<Figures[]> {
  const all: Figures[] = [];
  for (const size of SIZES) {
    const folder = path.join(dataFolder, String(size));
    const location = await newDatabase(`bench_${size}`);
    await seedAppointments(location, size);
    const floors = await benchFloor(location);
    const service = await program.start(folder, location, { DEMO: '0' });
    all.push({ ...(await benchService(service.url, size / 50)), floors });
    await service.stop('SIGTERM');
  }
  return all;
}

function print(title: string, [few, many]: Figures[]): void {
  if (!few || !many) return;
  console.log(`\n## ${title}\n`);
  console.log(
    '| call | requests/s | p99 ms | of the bare query | of a constant | 100,000 rows against 1,000 |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const name of ['slots', 'list', 'book', 'sign in'] as const) {
    const { perSecond, p99 } = many[name];
    const ratio = (floor: number) => (perSecond / floor).toFixed(2);
    const cells = [
      name,
      Math.round(perSecond),
      p99,
      ratio(many.floors[name].perSecond),
      ratio(many.floors.constant.perSecond),
      ratio(few[name].perSecond),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

async function startPostgres(): Promise<{ address: string; helper: ChildProcess }> {
  const helper = spawn(
    process.execPath,
    [path.join(root, 'service/test/postgres-on-demand.mjs'), '--durable'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const [port] = (await once(helper.stdout, 'data')) as [Buffer];
  const answer = await fetch(`http://127.0.0.1:${port.toString().trim()}`);
  return { address: await answer.text(), helper };
}

async function main(): Promise<void> {
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'nivara-bench-'));
  const program = await ServiceProgram.bundle();
  const { address, helper } = await startPostgres();
  try {
    const sqlite = await benchDatabase(
      program,
      // Where the service looks for it.
      async (name) => ({ file: path.join(dataFolder, name.replace('bench_', ''), 'nivara.db') }),
      dataFolder,
    );
    print('SQLite', sqlite);
    // `-- sqlite` leaves the other one out.
    if (process.argv.includes('sqlite')) return;
    const postgres = await benchDatabase(
      program,
      async (name) => {
        const client = new pg.Client({ connectionString: address });
        await client.connect();
        await client.query(`create database ${name}`);
        await client.end();
        const url = new URL(address);
        url.pathname = name;
        return { url: url.toString() };
      },
      dataFolder,
    );
    print('PostgreSQL', postgres);
  } finally {
    helper.stdin?.end();
    await program.remove();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
