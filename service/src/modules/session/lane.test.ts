import { setImmediate } from 'node:timers/promises';
import { heavyWorkQueue } from '../../security/work-queues';
import type { Cast, Person } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let arrived: string[];
let begun: string[];
let finish: () => void;
let runsFirst: Promise<void>;
beforeEach(async () => {
  arrived = [];
  begun = [];
  const queue = heavyWorkQueue({ atOnce: 1, waiting: 10, ofOneLane: 6 });
  runsFirst = queue.run('runs first', () => new Promise((resolve) => (finish = resolve)));
  const heavyWork: typeof queue = {
    run: (lane, work) => {
      arrived.push(lane);
      return queue.run(lane, () => {
        begun.push(lane);
        return work();
      });
    },
  };
  ({ test, cast } = await startTestWithCast({ heavyWork }));
});
afterEach(() => test.close());

/** Sends a request that needs heavy work, and waits until the work is in the queue. */
async function ask(path: string, { headers }: Person, address: string) {
  const before = arrived.length;
  const answer = test.call('GET', path, undefined, { ...headers, 'x-forwarded-for': address });
  while (arrived.length === before) await setImmediate();
  return { answer };
}

const card = (who: Person, address: string) => ask(`/health-records/${who.accountId}/card`, who, address);

async function finishAll(asked: { answer: Promise<{ statusCode: number }> }[]) {
  finish();
  await runsFirst;
  for (const { answer } of asked) expect((await answer).statusCode).toBe(200);
}

it('gives the patients of one network one lane, which takes turns with other networks and each member of the staff', async () => {
  const home = '203.0.113.1';
  await finishAll([
    await card(cast.patient, home),
    await card(cast.otherPatient, home),
    await card(cast.patient, '203.0.113.2'),
    await ask('/business-report', cast.treatingDoctor, home),
    await ask('/business-report', cast.otherDoctor, home),
  ]);
  const doctors = [cast.treatingDoctor.accountId, cast.otherDoctor.accountId];
  expect(begun).toEqual([home, '203.0.113.2', ...doctors, home]);
});

it('gives all IPv6 networks of one internet customer one lane', async () => {
  await finishAll([
    await card(cast.patient, '2001:db8:7:1::1'),
    await card(cast.otherPatient, '2001:db8:7:2::1'),
    await card(cast.patient, '2001:db8:8:1::1'),
  ]);
  expect(begun).toEqual(['2001:db8:7::/48', '2001:db8:8::/48', '2001:db8:7::/48']);
});

it('answers a quick request at once while documents for its network wait to be made', async () => {
  const home = '203.0.113.1';
  const asked = [];
  for (let count = 0; count < 4; count += 1) asked.push(await card(cast.patient, home));
  const headers = { ...cast.patient.headers, 'x-forwarded-for': home };
  expect((await test.call('GET', '/session', undefined, headers)).statusCode).toBe(200);
  await finishAll(asked);
});
