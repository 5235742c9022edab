import path from 'node:path';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DatabaseLocation } from '../../service/src/database/open-database';
import type { ServiceProgram } from '../../service/test/running-service';
import { insertDeskRows } from './insert-desk-rows';
import { insertPastDays } from './insert-past-days';
import { median } from './spread';

const FEW = 1_000;
const MANY = 100_000;
const DAYS_A_YEAR = 365;
const ROUNDS = 25;
/** A patient at the desk waits while a list loads. */
const LIMIT_MS = 1_000;

async function openDesk(url: string) {
  const { username, password } = DEMO_ACCOUNTS.desk;
  const signIn = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (call: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${url}/desk${call}`, { headers: { cookie } });
    if (answer.status !== 200) throw new Error(`${call}: ${await answer.text()}`);
    await answer.json();
    return performance.now() - began;
  };
}

/** Measures the desk's lists with 100,000 rows of each kind and with 1,000, in turns. */
export async function measureDesk(
  title: string,
  program: ServiceProgram,
  newDatabase: (name: string) => Promise<DatabaseLocation>,
  dataFolder: string,
): Promise<void> {
  const sides = [];
  for (const size of [FEW, MANY]) {
    const location = await newDatabase(`bench_desk_${size}`);
    await insertPastDays(location, { appointments: size, perDay: size / (2 * DAYS_A_YEAR) });
    await insertDeskRows(location, size);
    const service = await program.start(path.join(dataFolder, `desk_${size}`), location, { DEMO: '1' });
    sides.push({ location, service, read: await openDesk(service.url) });
  }
  const [few, many] = sides;
  if (!few || !many) return;
  const yesterday = addDays(clinicDate(new Date()), -1);
  console.log(`\n## The desk with ${MANY} rows against ${FEW}, ${title}\n`);
  console.log(`| call | median ms, ${MANY} rows | median ms, ${FEW} rows | times as long |`);
  console.log('| --- | ---: | ---: | ---: |');
  try {
    for (const [name, call] of [
      ['inbox, new', '/inbox'],
      ['inbox, done', '/inbox?view=done'],
      ['inbox, a search', '/inbox?q=sender7@'],
      ['bills, open', '/bills?view=open'],
      ['bills, all', '/bills'],
      ['bills, a number', '/bills?q=NV-77'],
      ['patients', '/people'],
      ['patients, a name', '/people?q=leela+77'],
      ['patients, a phone number', '/people?q=9800000077'],
      ['patients with one phone number', '/people?q=%2B919800000077'],
      ['the day', `/day?date=${yesterday}`],
      ['days to close', '/closings'],
    ] as const) {
      const times = { few: [] as number[], many: [] as number[] };
      await few.read(call);
      await many.read(call);
      for (let round = 0; round < ROUNDS; round += 1) {
        times.few.push(await few.read(call));
        times.many.push(await many.read(call));
      }
      const [fewMs, manyMs] = [median(times.few), median(times.many)];
      const cells = [name, manyMs.toFixed(1), fewMs.toFixed(1), (manyMs / fewMs).toFixed(1)];
      console.log(`| ${cells.join(' | ')} |`);
      if (manyMs > LIMIT_MS && 'file' in many.location) throw new Error(`${name} takes more than a second.`);
    }
  } finally {
    for (const { service } of sides) await service.stop('SIGTERM');
  }
}
