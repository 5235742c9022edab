/**
 * `npm run bench:soak` keeps two sites, two services, PostgreSQL and nginx busy, and changes them meanwhile:
 * each site and service restarts, two versions are published, one is rolled back, the database restarts.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseArgs } from 'node:util';
import { openDatabase } from '../service/src/database/open-database';
import { refuseWithoutPrograms } from '../tooling/hosts/proxies';
import { root } from '../tooling/processes';
import { buildAll } from '../tooling/run/build-all';
import { type Clinic, type Postgres, startClinic, startPostgres } from './soak/clinic';
import { type Failure, runLoad } from './soak/mixed-load';
import { makePatients } from './soak/make-patients';
import { countDoubleBookings, countStored } from './soak/recount-appointments';
import { Streams } from './soak/streams';
import { Visitor } from './soak/visitor';

const PATIENTS = 400;
/** Requests may fail for this long after the database is back, since their connections were cut or wait in a queue. */
const AFTER_RESTART_MS = 6_000;

interface Change {
  what: string;
  begin: number;
  end: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '180' },
      connections: { type: 'string', default: '200' },
      streams: { type: 'string', default: '2000' },
    },
  });
  const [seconds, connections, streamCount] = [values.seconds, values.connections, values.streams].map(
    Number,
  ) as [number, number, number];
  refuseWithoutPrograms();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-soak-'));
  const dataDir = path.join(folder, 'data');
  console.log('Building …');
  await buildAll(dataDir, () => undefined);
  const postgres = await startPostgres();
  const patients = await makePatients({ url: postgres.url }, PATIENTS);
  const cookies = patients.map(({ cookie }) => cookie);
  const clinic = await startClinic(folder, dataDir, postgres);
  const streams = new Streams(
    clinic,
    Array.from({ length: streamCount }, (_, index) => cookies[index % cookies.length] ?? ''),
  );
  try {
    streams.start();
    console.log(
      `${await until(() => streams.count === streamCount, 60_000)} streams are open: ${streams.count}`,
    );
    const script = await findScript(clinic);
    const [tally, changes] = await Promise.all([
      runLoad(clinic, { cookies, connections, seconds, script }),
      change(clinic, postgres, dataDir, seconds),
    ]);
    await until(() => streams.count === streamCount, 30_000);
    const answers = Object.entries(tally.answers);
    console.log(`\n| asked for | answers | failed |\n| --- | ---: | ---: |`);
    for (const [what, count] of answers)
      console.log(
        `| ${what} | ${count} | ${tally.failures.filter((failure) => failure.what === what).length} |`,
      );
    console.log(`\nBooked ${tally.booked.length}, refused ${tally.refused}.`);
    console.log(`\n| change | seconds | failed meanwhile |\n| --- | ---: | ---: |`);
    for (const each of changes)
      console.log(
        `| ${each.what} | ${((each.end - each.begin) / 1_000).toFixed(1)} | ${tally.failures.filter((failure) => isDuring(failure, each)).length} |`,
      );
    for (const line of countFailures(tally.failures, changes)) console.log(line);
    const restart = changes.find(({ what }) => what === DATABASE);
    const faults = {
      'failed outside the restart of the database': tally.failures.filter(
        (failure) => !restart || !isDuring(failure, restart),
      ).length,
      'reads that failed again': tally.failures.filter(
        ({ isWrite, retried }) => !isWrite && !(retried && retried < 400),
      ).length,
      'lost bookings': tally.booked.length - (await stored(postgres.url, tally.booked)),
      'double bookings': await doubleBookings(postgres.url),
      'streams that did not come back': streamCount - streams.count,
    };
    console.log(`\nStreams opened again: ${streams.reconnects}`);
    for (const [what, count] of Object.entries(faults))
      console.log(`${count === 0 ? '✓' : '✗'} ${what}: ${count}`);
    if (Object.values(faults).some((count) => count !== 0)) process.exitCode = 1;
  } finally {
    streams.stop();
    await clinic.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const DATABASE = 'PostgreSQL restarts';

/** Counts equal failures during the same change, in a line for each kind. */
function countFailures(failures: readonly Failure[], changes: readonly Change[]): string[] {
  const counts = new Map<string, number>();
  for (const failure of failures) {
    const during = changes.findLast((each) => isDuring(failure, each))?.what ?? 'nothing changes';
    const line = `While ${during}: ${failure.what} ${failure.status} ${failure.body.slice(0, 120)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => `${count} × ${line}`);
}

const isDuring = ({ at }: Failure, { what, begin, end }: Change) =>
  at >= begin && at <= end + (what === DATABASE ? AFTER_RESTART_MS : 1_000);

/** Makes the changes one after another, spread evenly over the time. */
async function change(
  clinic: Clinic,
  postgres: Postgres,
  dataDir: string,
  seconds: number,
): Promise<Change[]> {
  const remote = (...args: string[]) => runRemote(dataDir, args);
  const steps: [string, () => Promise<unknown>][] = [
    ['a version is published', () => remote('publish', 'courses', '--version', '1.0.1')],
    ...Object.entries(clinic.restarts).map(([what, restart]): [string, () => Promise<unknown>] => [
      `the ${what} restarts`,
      restart,
    ]),
    [DATABASE, postgres.restart],
    ['another version is published', () => remote('publish', 'courses', '--version', '1.0.2')],
    ['the other version is rolled back', () => remote('rollback', 'courses')],
  ];
  const began = Date.now();
  const changes: Change[] = [];
  for (const [index, [what, step]] of steps.entries()) {
    const due = began + ((index + 0.5) * seconds * 1_000) / (steps.length + 0.5);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())));
    const begin = Date.now();
    await step();
    changes.push({ what, begin, end: Date.now() });
  }
  return changes;
}

const runRemote = (dataDir: string, args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [
      '--import',
      new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href,
      path.join(root, 'tooling/publish/cli.ts'),
      ...args,
    ],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
  );

/** Returns the address of the home page's first script. */
async function findScript(clinic: Clinic): Promise<string> {
  const visitor = new Visitor(clinic, 9_000);
  const { body } = await visitor.ask({ path: '/', headers: { 'accept-encoding': 'identity' } });
  visitor.leave();
  const found = /<script[^>]* src="([^"]+)"/.exec(body)?.[1];
  if (!found) throw new Error('The home page has no script.');
  return found;
}

async function until(isTrue: () => boolean, timeLimitMs: number): Promise<string> {
  const deadline = Date.now() + timeLimitMs;
  while (!isTrue() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 100));
  return isTrue() ? 'All' : 'Not all';
}

async function withDatabase<T>(
  url: string,
  work: (opened: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const opened = openDatabase({ url }, () => undefined);
  try {
    return await work(opened);
  } finally {
    await opened.database.destroy();
  }
}

const stored = (url: string, ids: string[]) =>
  withDatabase(url, ({ database }) => countStored(database, ids));
const doubleBookings = (url: string) => withDatabase(url, ({ database }) => countDoubleBookings(database));

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
