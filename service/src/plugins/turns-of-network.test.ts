import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { ROLE } from '@nivara/shared/contracts/session';
import type { App, YupTypeProvider } from '../app-instance';
import type { ActiveSession } from '../modules/session/sessions';
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
  app.decorateRequest('session', null);
  app.addHook('preParsing', async (request) => {
    const { staff } = request.headers;
    if (staff) request.session = { accountId: String(staff), role: ROLE.desk } as ActiveSession;
  });
  turnsOfNetwork(app, { reads: 16, writes: 4 });
  app.all('/stream', (request, reply) => {
    reply.hijack();
    request.endTurn();
    reply.raw.write('on and on');
  });
  app.post('/session', { config: { hashes: true } }, (request) => handle(request));
  app.all('/*', (request) => handle(request));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const { answer } of begun) answer();
  app.server.closeAllConnections();
  await app.close();
});

const handle = ({ url: path }: { url: string }) =>
  new Promise((resolve) => {
    begun.push({ path, answer: () => resolve('done') });
  });

const ask = (path: string, host: string, init: RequestInit = {}) =>
  fetch(url + path, { ...init, headers: { 'x-forwarded-for': host } });
const askMany = (count: number, host: string, init?: RequestInit) =>
  Array.from({ length: count }, (_, index) => ask(`/${index}`, host, init).catch(() => undefined));
/** Waits until this many handlers have begun, and a little longer, in case more of them begin. */
async function handlers(count: number): Promise<string[]> {
  for (let waited = 0; begun.length < count && waited < 5_000; waited += 20) await wait(20);
  await wait(100);
  return begun.map(({ path }) => path);
}

it('answers sixteen reads of one internet customer at a time; each answer lets the next begin', async () => {
  const answers = askMany(20, '2001:db8:7:1::1');
  expect(await handlers(16)).toHaveLength(16);
  void ask('/other-network', '2001:db8:7:2::1').catch(() => undefined);
  void ask('/other-customer', '2001:db8:8:1::1').catch(() => undefined);
  expect((await handlers(17)).slice(16)).toEqual(['/other-customer']);
  for (const { answer } of [...begun]) answer();
  expect(await handlers(22)).toHaveLength(22);
  for (const { answer } of begun) answer();
  expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(Array(20).fill(200));
});

it.each(['POST', 'DELETE'])('answers four requests with %s at a time, beside the reads', async (method) => {
  askMany(16, '203.0.113.1');
  await handlers(16);
  const answers = askMany(6, '203.0.113.1', { method });
  expect(await handlers(20)).toHaveLength(20);
  for (const { answer } of begun.splice(16)) answer();
  expect(await handlers(18)).toHaveLength(18);
  for (const { answer } of begun) answer();
  expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(Array(6).fill(200));
});

it.each(['GET', 'POST'])('lets no %s of the staff wait for other requests of the network', async (method) => {
  const before = method === 'GET' ? 16 : 4;
  askMany(before, '203.0.113.1', { method });
  await handlers(before);
  void fetch(`${url}/staff`, {
    method,
    headers: { 'x-forwarded-for': '203.0.113.1', staff: 'priya' },
  }).catch(() => undefined);
  expect((await handlers(before + 1)).slice(before)).toEqual(['/staff']);
});

it.each(['127.0.0.1', '::1'])('lets no request of this machine (%s) wait', async (host) => {
  askMany(20, host);
  expect(await handlers(20)).toHaveLength(20);
});

it('lets no write wait for a body that comes slowly', async () => {
  const slow = Array.from({ length: 4 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      'POST /slow HTTP/1.1\r\nhost: here\r\nx-forwarded-for: 203.0.113.1\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    return socket;
  });
  await wait(100);
  askMany(1, '203.0.113.1', { method: 'POST' });
  expect(await handlers(1)).toEqual(['/0']);
  for (const socket of slow) socket.destroy();
});

it('lets nobody wait for a stream', async () => {
  for (let count = 0; count < 20; count += 1) await ask('/stream', '203.0.113.1');
  askMany(16, '203.0.113.1');
  expect(await handlers(16)).toHaveLength(16);
});

it('skips waiting requests whose clients have gone when a turn becomes free', async () => {
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

const signIn = (username: unknown) =>
  fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '203.0.113.1', 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
  }).catch(() => undefined);

it('hashes two passwords at a time for one user name, while other names and writes do not wait', async () => {
  for (const name of ['asha', ' Asha', 'ASHA']) void signIn(name);
  expect(await handlers(2)).toHaveLength(2);
  void signIn('ravi');
  void signIn({ toString: 1 });
  askMany(4, '203.0.113.1', { method: 'POST' });
  expect(await handlers(8)).toHaveLength(8);
  for (const { answer } of begun.splice(0, 1)) answer();
  expect(await handlers(8)).toHaveLength(8);
});

it('hashes four passwords at a time for all user names on a network', async () => {
  const answers = Array.from({ length: 10 }, (_, index) => signIn(`name${index}`));
  expect(await handlers(4)).toHaveLength(4);
  for (const { answer } of begun.splice(0, 2)) answer();
  expect(await handlers(4)).toHaveLength(4);
  for (let answered = 0; answered < 8; answered += 1) {
    await handlers(1);
    begun.shift()?.answer();
  }
  expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(Array(10).fill(200));
});
