/** `npm run bench:service` compares the service with a bare server, on both databases, with few and many rows. */
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
import { inLetters } from '../service/test/in-letters';
import { ServiceProgram } from '../service/test/running-service';
import { captureQueries, slotsDate } from './service/capture-queries';
import { type Load, measureInTurn } from './measure';
import { measureDesk } from './service/measure-desk';
import { measureGrowth } from './service/measure-growth';
import { measureReport } from './service/measure-report';
import {
  APPOINTMENTS_PER_PATIENT,
  PASSWORD,
  insertAppointments,
  usernameOf,
} from './service/insert-appointments';
import { median } from './service/spread';
import { root } from '../tooling/processes';

const SIZES = [1_000, 100_000];
const PARTS = ['report', 'desk', 'growth'] as const;
const JSON_TYPE = { 'content-type': 'application/json' };

const ROUNDS = 5;

const NAMES = ['slots', 'list', 'book', 'sign in'] as const;
type Name = (typeof NAMES)[number];

/** Rate limits are per network address, so each request comes from a new address. */
const fromNewAddress = () => ({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` });

async function serviceLoads(url: string, accounts: number): Promise<Record<Name, Load>> {
  const signIn = await fetch(`${url}/session`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: usernameOf(0), password: PASSWORD }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  let nextAccount = 0;
  let nextVisitor = 0;
  return {
    slots: { url: `${url}/slots?service=2&date=${slotsDate()}` },
    list: { url: `${url}/appointments`, headers: { cookie } },
    book: {
      url: `${url}/appointments`,
      request: () => {
        const index = nextVisitor++;
        return {
          method: 'POST',
          headers: { ...JSON_TYPE, ...fromNewAddress() },
          // A request without a timing costs as much as an appointment with one, and takes no timing.
          body: JSON.stringify({
            service: 5,
            patient: `Visitor ${inLetters(index)}`,
            appointmentDate: addDays(clinicDate(new Date()), 10 + (index % 100)),
            timeslot: TIMINGS[index % 36]?.timeslot,
            // Each phone number may book only a few times.
            contact: { name: 'Visitor', phone: `9${String(index).padStart(9, '0')}` },
          }),
        };
      },
    },
    'sign in': {
      url: `${url}/session`,
      connections: 2,
      request: () => ({
        method: 'POST',
        headers: { ...JSON_TYPE, ...fromNewAddress() },
        body: JSON.stringify({ username: usernameOf(nextAccount++ % accounts), password: PASSWORD }),
      }),
    },
  };
}

const floorLoads = (url: string): Record<Name | 'constant', Load> => ({
  constant: { url: `${url}/constant` },
  slots: { url: `${url}/slots` },
  list: { url: `${url}/list` },
  book: { url: `${url}/write`, request: () => ({ method: 'POST' }) },
  'sign in': { url: `${url}/password`, connections: 2 },
});

async function startFloor(location: DatabaseLocation): Promise<{ url: string; stop: () => Promise<void> }> {
  const stored = await new PasswordHasher().hash(PASSWORD);
  const settings = {
    location,
    queries: await captureQueries(location, usernameOf(0)),
    password: { typed: PASSWORD, stored },
  };
  const tsx = new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(root, 'bench/service/bare-floor.ts')], {
    env: { ...process.env, FLOOR: JSON.stringify(settings) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

async function benchDatabase(
  title: string,
  program: ServiceProgram,
  newDatabase: (name: string) => Promise<DatabaseLocation>,
  dataFolder: string,
): Promise<void> {
  // `-- report`, `-- desk` or `-- growth` measures that part alone.
  const part = PARTS.find((each) => process.argv.includes(each));
  const measures = (each: (typeof PARTS)[number]) => part === undefined || part === each;
  if (measures('report')) await measureReport(title, program, await newDatabase('bench_report'), dataFolder);
  if (measures('desk')) await measureDesk(title, program, newDatabase, dataFolder);
  if (measures('growth')) await measureGrowth(title, program, newDatabase, dataFolder);
  if (part !== undefined) return;
  const sides = [];
  for (const size of SIZES) {
    const location = await newDatabase(`bench_${size}`);
    await insertAppointments(location, size);
    const floor = await startFloor(location);
    const service = await program.start(path.join(dataFolder, String(size)), location, { DEMO: '0' });
    const loads = await serviceLoads(service.url, size / APPOINTMENTS_PER_PATIENT);
    sides.push({ loads, floors: floorLoads(floor.url), floor, service });
  }
  const [few, many] = sides;
  if (!few || !many) return;
  console.log(`\n## ${title}\n`);
  console.log(
    '| call | requests/s | p99 ms | of the bare query | of a constant | 100,000 rows against 1,000 |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const name of NAMES) {
    const figures = await measureInTurn(
      {
        few: few.loads[name],
        bare: many.floors[name],
        many: many.loads[name],
        constant: many.floors.constant,
      },
      ROUNDS,
    );
    const ratioTo = (other: 'few' | 'bare' | 'constant') =>
      median(figures.many.map((figure, round) => figure.perSecond / (figures[other][round]?.perSecond ?? 0)));
    const cells = [
      name,
      Math.round(median(figures.many.map(({ perSecond }) => perSecond))),
      median(figures.many.map(({ p99 }) => p99)),
      ...(['bare', 'constant', 'few'] as const).map((other) => ratioTo(other).toFixed(2)),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  for (const { floor, service } of sides) {
    await floor.stop();
    await service.stop('SIGTERM');
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
    await benchDatabase(
      'SQLite',
      program,
      // The service expects its SQLite file at this path.
      async (name) => ({ file: path.join(dataFolder, name.replace('bench_', ''), 'nivara.db') }),
      dataFolder,
    );
    // `-- sqlite` leaves PostgreSQL out.
    if (process.argv.includes('sqlite')) return;
    await benchDatabase(
      'PostgreSQL',
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
