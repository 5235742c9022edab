import path from 'node:path';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DatabaseLocation } from '../../service/src/database/open-database';
import type { ServiceProgram } from '../../service/test/running-service';
import { insertPastDays } from './insert-past-days';
import { spread } from './spread';

const PER_YEAR = 100_000;
const DAYS_A_YEAR = 365;
const ROUNDS = 15;
const LIMIT_MS = 1_000;

/** Measures the founder's report on a year of 100,000 appointments, which the report compares with the year before. */
export async function measureReport(
  title: string,
  program: ServiceProgram,
  location: DatabaseLocation,
  dataFolder: string,
): Promise<void> {
  await insertPastDays(location, { appointments: 2 * PER_YEAR, perDay: PER_YEAR / DAYS_A_YEAR });
  const service = await program.start(path.join(dataFolder, 'report'), location, { DEMO: '1' });
  try {
    const { username, password } = DEMO_ACCOUNTS.doctor;
    const signIn = await fetch(`${service.url}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const yesterday = addDays(clinicDate(new Date()), -1);
    const year = `from=${addDays(yesterday, -364)}&to=${yesterday}`;
    const read = async (call: string) => {
      const began = performance.now();
      const answer = await fetch(`${service.url}/business-report${call}`, { headers: { cookie } });
      if (answer.status !== 200) throw new Error(`${call}: ${await answer.text()}`);
      const body: unknown = await answer.json();
      return { ms: performance.now() - began, body };
    };
    const { totals, doctors } = (await read(`?${year}`)).body as BusinessReport;
    const { kept, missed, cancelled } = totals;
    const doctor = doctors[0]?.id ?? '';
    const counted = kept + missed + cancelled;
    if (counted !== PER_YEAR) throw new Error(`The report counts ${counted} appointments.`);
    console.log(`\n## Business report of ${PER_YEAR} appointments, ${title}\n`);
    console.log('| call | median ms | slowest ms |');
    console.log('| --- | ---: | ---: |');
    for (const [name, call] of [
      ['the clinic’s year', `?${year}`],
      ['a doctor’s year', `?${year}&doctor=${doctor}`],
      ['the clinic’s missed appointments, a page', `/rows?${year}&figure=appointments&outcome=missed`],
    ] as const) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push((await read(call)).ms);
      const { median } = spread(times);
      console.log(`| ${name} | ${Math.round(median)} | ${Math.round(Math.max(...times))} |`);
      if (median > LIMIT_MS && 'file' in location) throw new Error(`${name} takes more than a second.`);
    }
  } finally {
    await service.stop('SIGTERM');
  }
}
