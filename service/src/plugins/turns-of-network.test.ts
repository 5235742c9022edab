import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import type { App, YupTypeProvider } from '../app-instance';
import { network } from './network';
import { turnsOfNetwork } from './turns-of-network';

let app: App;
let url: string;
/** The requests whose handlers have begun, and how to answer each of them. */
let begun: { path: string; answer: () => void }[];
beforeEach(async () => {
  begun = [];
  app = fastify({ trustProxy: true }).withTypeProvider<YupTypeProvider>();
  network(app);
  turnsOfNetwork(app);
  app.all('/stream', (request, reply) => {
    reply.hijack();
    request.endTurn();
    reply.raw.write('on and on');
  });
  app.all(
    '/*',
    (request) =>
      new Promise((resolve) => {
        begun.push({ path: request.url, answer: () => resolve('done') });
      }),
  );
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const { answer } of begun) answer();
  app.server.closeAllConnections();
  await app.close();
});

const ask = (path: string, host: string, init: RequestInit = {}) =>
  fetch(url + path, { ...init, headers: { 'x-forwarded-for': host } });
const askMany = (count: number, host: string, init?: RequestInit) =>
  Array.from({ length: count }, (_, index) => ask(`/${index}`, host, init).catch(() => undefined));
/** Waits for so many handlers, and a little longer for more of them. */
async function handlers(count: number): Promise<string[]> {
  for (let waited = 0; begun.length < count && waited < 5_000; waited += 20) await wait(20);
  await wait(100);
  return begun.map(({ path }) => path);
}

it('answers sixteen reads and deletions of one customer at a time, and lets the next begin when one is answered', async () => {
  const answers = [
    ...askMany(10, '2001:db8:7:1::1'),
    ...askMany(10, '2001:db8:7:1::1', { method: 'DELETE' }),
  ];
  expect(await handlers(16)).toHaveLength(16);
  void ask('/other-network', '2001:db8:7:2::1').catch(() => undefined);
  void ask('/other-customer', '2001:db8:8:1::1').catch(() => undefined);
  expect((await handlers(17)).slice(16)).toEqual(['/other-customer']);
  for (const { answer } of [...begun]) answer();
  expect(await handlers(22)).toHaveLength(22);
  for (const { answer } of begun) answer();
  expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(Array(20).fill(200));
});

it('does not let other writes and streams wait, nor reads wait for a stream', async () => {
  for (let count = 0; count < 20; count += 1) await ask('/stream', '203.0.113.1');
  askMany(16, '203.0.113.1');
  expect(await handlers(16)).toHaveLength(16);
  askMany(20, '203.0.113.1', { method: 'POST' });
  expect(await handlers(36)).toHaveLength(36);
});

it('gives the turn of a client that has gone to the next', async () => {
  const gone = new AbortController();
  askMany(16, '203.0.113.1');
  await handlers(16);
  askMany(10, '203.0.113.1', { signal: gone.signal });
  await wait(200);
  void ask('/last', '203.0.113.1').catch(() => undefined);
  await wait(200);
  gone.abort();
  await wait(200);
  begun[0]?.answer();
  expect((await handlers(17)).slice(16)).toEqual(['/last']);
});
