import path from 'node:path';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DatabaseLocation } from '../../service/src/database/open-database';
import type { RunningService, ServiceProgram } from '../../service/test/running-service';
import { slotsDate } from './capture-queries';
import { insertPastDays } from './insert-past-days';
import { median } from './spread';

const FEW = 1_000;
const MANY = 200_000;
/** Both databases have the same number of rows for a day, so that only the number of days differs. */
const PER_DAY = 40;
const ROUNDS = 25;
/** The largest allowed ratio of a call's time with many rows to its time with few. */
const LIMIT = 1.3;
/** Below a millisecond, a ratio is noise. */
const LEAST_MS = 1;

/** Matches one name in twenty. `demo` matches so few that most rows are read to fill a page. */
const SOME_NAMES = 'patient%2055';

type Role = keyof typeof DEMO_ACCOUNTS;

/** A report also counts as many days before; 1,000 appointments reach back 25 days. */
const REPORTED_DAYS = 12;

/** The path of each call; `PATIENT` stands for a patient of the doctor, `DOCTOR` for one of the clinic. */
const CALLS: Partial<Record<Role, readonly string[]>> = {
  patient: [
    `/slots?service=2&date=${slotsDate()}`,
    `/slots/days?service=2&from=${slotsDate()}`,
    '/appointments',
    '/appointments?q=consultation',
    '/bills',
    '/tests',
    '/tests/trends',
    '/prescriptions?kind=medicine',
    '/visits',
    '/diets',
    '/yoga',
    '/conversations',
    '/notifications',
    '/waiting-list',
    '/audit',
  ],
  doctor: [
    `/doctors/me/day?date=${addDays(clinicDate(new Date()), -1)}`,
    `/doctors/me/week?from=${addDays(clinicDate(new Date()), -7)}`,
    '/appointments',
    '/appointments?q=demo',
    '/bills',
    '/tests',
    '/prescriptions?kind=medicine',
    '/visits',
    '/patients',
    '/patients?q=demo',
    `/patients?q=${SOME_NAMES}`,
    '/patients/PATIENT',
    '/patients/PATIENT/timeline',
    '/tests/trends?patient=PATIENT',
    `/business-report?${lastDays(REPORTED_DAYS)}`,
    `/business-report?${lastDays(REPORTED_DAYS)}&doctor=DOCTOR`,
    `/business-report/rows?${lastDays(REPORTED_DAYS)}&figure=appointments&outcome=missed`,
  ],
  desk: [
    `/desk/day?date=${addDays(clinicDate(new Date()), -1)}`,
    '/desk/people',
    '/desk/people?q=demo',
    `/desk/people?q=${SOME_NAMES}`,
    '/desk/bills?view=open',
    '/desk/bills',
    '/desk/inbox',
    '/desk/closings',
    '/desk/waiting-list',
  ],
};

function lastDays(count: number): string {
  const yesterday = addDays(clinicDate(new Date()), -1);
  return `from=${addDays(yesterday, 1 - count)}&to=${yesterday}`;
}

/** Measures each call with few rows and with the rows of many years in turns, and compares the two times. */
export async function measureGrowth(
  title: string,
  program: ServiceProgram,
  newDatabase: (name: string) => Promise<DatabaseLocation>,
  dataFolder: string,
): Promise<void> {
  const services: RunningService[] = [];
  try {
    for (const appointments of [FEW, MANY]) {
      const location = await newDatabase(`bench_growth_${appointments}`);
      await insertPastDays(location, { appointments, perDay: PER_DAY });
      services.push(
        await program.start(path.join(dataFolder, `growth_${appointments}`), location, { DEMO: '1' }),
      );
    }
    const [few, many] = services;
    if (!few || !many) return;
    console.log(`\n## ${MANY} appointments against ${FEW}, ${title}\n`);
    console.log(`| call | ms with ${MANY} | ms with ${FEW} | ratio |  |`);
    console.log('| --- | ---: | ---: | ---: | --- |');
    for (const role of Object.keys(CALLS) as Role[]) {
      const sides = { few: await signIn(few, role), many: await signIn(many, role) };
      for (const call of CALLS[role] ?? []) {
        const times = { few: [] as number[], many: [] as number[] };
        for (let round = -2; round < ROUNDS; round += 1)
          for (const side of ['few', 'many'] as const) {
            const ms = await sides[side](call);
            if (round >= 0) times[side].push(ms);
          }
        const [fewMs, manyMs] = [median(times.few), median(times.many)];
        const ratio = manyMs / Math.max(fewMs, LEAST_MS);
        const verdict = ratio <= LIMIT ? 'met' : '**not met**';
        console.log(
          `| ${role} \`${call}\` | ${manyMs.toFixed(1)} | ${fewMs.toFixed(1)} | ${ratio.toFixed(2)} | ${verdict} |`,
        );
      }
    }
  } finally {
    for (const service of services) await service.stop('SIGTERM');
  }
}

async function signIn({ url }: RunningService, role: Role): Promise<(call: string) => Promise<number>> {
  const { username, password } = DEMO_ACCOUNTS[role];
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const headers = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const read = async (call: string) => {
    const found = await fetch(`${url}${call}`, { headers });
    if (found.status !== 200) throw new Error(`${call}: ${await found.text()}`);
    return found;
  };
  const patient = role === 'doctor' ? await demoPatient(read) : '';
  const doctor = role === 'doctor' ? await reportedDoctor(read) : '';
  return async (call) => {
    const began = performance.now();
    await (await read(call.replace('PATIENT', patient).replace('DOCTOR', doctor))).arrayBuffer();
    return performance.now() - began;
  };
}

async function demoPatient(read: (call: string) => Promise<Response>): Promise<string> {
  const found: unknown = await (await read('/patients?q=demo')).json();
  const [first] = Array.isArray(found) ? found : ((found as { rows?: { id: string }[] }).rows ?? []);
  if (!first) throw new Error('The doctor has no demo patient.');
  return (first as { id: string }).id;
}

async function reportedDoctor(read: (call: string) => Promise<Response>): Promise<string> {
  const { choices } = (await (await read('/business-report')).json()) as BusinessReport;
  const doctor = choices.at(-1);
  if (!doctor) throw new Error('The clinic has no doctor.');
  return doctor.id;
}
