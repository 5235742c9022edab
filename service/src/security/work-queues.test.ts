import type { Cast } from '../../test/cast';
import { closeDesk } from '../../test/close-desk';
import { raiseTestBill } from '../../test/test-bill';
import type { TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { heavyWorkQueue } from './work-queues';

let test: TestApp;
let cast: Cast;
let lanes: Set<string>;
beforeEach(async () => {
  const queue = heavyWorkQueue({ atOnce: 1, waiting: 5, ofOneLane: 1 });
  lanes = new Set();
  const heavyWork: typeof queue = { run: (lane, work) => queue.run(lanes.add(lane) && lane, work) };
  ({ test, cast } = await startTestWithCast({ heavyWork }));
});
afterEach(() => test.close());

async function makeReceipt(path = ''): Promise<string> {
  const { patient, treatingDoctor: doctor } = cast;
  const { id } = await raiseTestBill(test, { patient, doctor });
  const payment = { status: 'paid', transactionId: 'DESK123456' };
  await closeDesk(test);
  await test.call('PATCH', `/bills/${id}`, payment, doctor.headers);
  return `${path}/bills/${id}/receipt`;
}

async function makeReport(): Promise<string> {
  const { patient, treatingDoctor: doctor } = cast;
  const order = { patient: patient.accountId, testName: 'Blood', kind: 'clinic' };
  const { id } = (await test.call('POST', '/tests', order, doctor.headers)).json();
  await test.call('PATCH', `/tests/${id}`, { status: 'completed', report: 'Good.' }, doctor.headers);
  await test.call('POST', `/tests/${id}/release`, {}, doctor.headers);
  return `/tests/${id}/report`;
}

it('serves earlier requests before each piece of work', async () => {
  const order: string[] = [];
  const queue = heavyWorkQueue();
  for (const turn of ['1', '2']) {
    setImmediate(() => order.push(`other ${turn}`));
    await queue.run('account', async () => void order.push(`work ${turn}`));
  }
  expect(order).toEqual(['other 1', 'work 1', 'other 2', 'work 2']);
});

it.each([
  ['receipts', () => makeReceipt()],
  ['receipts at the desk', () => makeReceipt('/desk')],
  ['reports', makeReport],
  ['exports', async () => '/accounts/me/export'],
  ['health cards', async () => `/health-records/${cast.patient.accountId}/card`],
  ['business reports', async () => '/business-report'],
])('queues %s of one lane, refuses too many, and serves all other requests', async (name, make) => {
  const url = await make();
  const staff = { 'business reports': cast.treatingDoctor, 'receipts at the desk': cast.desk }[name];
  const { headers } = staff ?? cast.patient;
  const get = (path: string, as = headers) => test.call('GET', path, undefined, as);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const others = test.context.heavyWork.run('others', () => finished);
  // An account may have one export at a time, so another account of the same network asks for the second one.
  const answers = [get(url), get(url, name === 'exports' ? cast.otherPatient.headers : headers)];
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect((await get(staff ? '/session' : '/appointments')).statusCode).toBe(200);
  finish();
  await others;
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
  expect([...lanes]).toEqual(['others', staff?.accountId ?? '127.0.0.1']);
});
