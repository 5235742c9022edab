import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import fastify from 'fastify';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import { limitOpenRequests } from './open-requests';
import { type Answer, startFakeService, type FakeService } from './testing/fake-service';
import { startTestSite, type TestSite } from './testing/test-site';

const MOST_OPEN = 400;

let answer: Answer;
let service: FakeService;
let site: TestSite;
let port: number;
beforeEach(async () => {
  answer = {};
  service = await startFakeService(() => answer);
  site = await startTestSite(service.url);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterEach(async () => {
  await site.close();
  await service.stop();
});

/** Sends a request or its beginning; each address of the loopback network stands for another visitor. */
async function send(localAddress: string, text: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

async function statusFor(localAddress: string): Promise<number> {
  const socket = await send(
    localAddress,
    `GET ${LIVE_PATH} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
}

test('a network with too many open requests is refused further ones, while another network is answered', async () => {
  const slow = `POST /api/messages HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{`;
  const sockets = await Promise.all(Array.from({ length: MOST_OPEN }, () => send('127.0.0.5', slow)));
  await expect(statusFor('127.0.0.6')).resolves.toBe(200);
  await expect(statusFor('127.0.0.5')).resolves.toBe(429);
  for (const socket of sockets) socket.destroy();
  while ((await statusFor('127.0.0.5')) !== 200) await setTimeout(20);
});

test('a request counts as open until the service has answered, even when its client has gone', async () => {
  let finish: () => void = () => undefined;
  answer = { after: new Promise<void>((resolve) => (finish = resolve)) };
  const call = 'GET /api/services HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const sent = await Promise.all(Array.from({ length: MOST_OPEN }, () => send('127.0.0.5', call)));
  while (service.seen.length < MOST_OPEN) await setTimeout(20);
  for (const socket of sent) socket.destroy();
  await setTimeout(300);
  await expect(statusFor('127.0.0.5')).resolves.toBe(429);
  finish();
  while ((await statusFor('127.0.0.5')) !== 200) await setTimeout(20);
});

test('one request of a network begins in each turn of the event loop, and none whose client has gone', async () => {
  const app = fastify();
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['gone']) reply.raw.destroy();
  });
  limitOpenRequests(app);
  let turn = 0;
  const begun: number[] = [];
  app.get('/', async () => void begun.push(turn));
  await app.ready();
  const get = (headers = {}) => app.inject({ url: '/', remoteAddress: '203.0.113.1', headers });
  const answers = [get(), get()];
  void get({ gone: '1' }).catch(() => undefined);
  answers.push(get());
  while (begun.length < 3) {
    await new Promise(setImmediate);
    turn += 1;
  }
  await Promise.all(answers);
  expect(begun).toHaveLength(3);
  expect(new Set(begun).size).toBe(3);
  await app.close();
});

test('the service gets the client’s address even when the client resets the connection at once', async () => {
  const call = 'GET /api/services HTTP/1.1\r\nhost: localhost\r\n\r\n';
  for (let sent = 0; sent < 100; sent += 1) (await send('127.0.0.7', call)).resetAndDestroy();
  while (service.seen.length === 0) await setTimeout(20);
  await setTimeout(200);
  const networks = new Set(service.seen.map(({ headers }) => headers['x-forwarded-for']));
  expect([...networks]).toEqual(['127.0.0.7']);
});
