/** @jest-environment node */
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { drainConnections } from './drain-connections';
import { oneAtATime } from './one-at-a-time';

const REQUEST = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

let begun: number;
let answers: (() => void)[];
const makeApp = () => {
  begun = 0;
  answers = [];
  const made = fastify({ return503OnClosing: false });
  oneAtATime(made);
  made.get('/', async () => {
    begun += 1;
    const mine = begun;
    await new Promise<void>((resolve) => answers.push(resolve));
    return `answer ${mine}`;
  });
  drainConnections(made);
  return made;
};

async function open(): Promise<{ stop: () => Promise<void>; socket: Socket }> {
  const made = makeApp();
  await made.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((made.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, stop: () => made.close() };
}

async function begins(count: number): Promise<void> {
  while (begun < count) await wait(5);
}

test('begins a request only after the previous request is answered', async () => {
  const { socket, stop } = await open();
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.write(REQUEST.repeat(3));
  for (const count of [1, 2, 3]) {
    await begins(count);
    await wait(30);
    expect(begun).toBe(count);
    answers[count - 1]?.();
  }
  while (!received.includes('answer 3')) await wait(5);
  expect(received.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  socket.destroy();
  await stop();
});

test('never begins requests whose client has gone, and stops without waiting for them', async () => {
  const { socket, stop } = await open();
  socket.write(REQUEST.repeat(5));
  await begins(1);
  socket.destroy();
  await wait(50);
  answers[0]?.();
  const stopping = performance.now();
  await stop();
  expect(performance.now() - stopping).toBeLessThan(4_000);
  expect(begun).toBe(1);
});

test('closes a connection on which requests pile up', async () => {
  const { socket, stop } = await open();
  socket.write(REQUEST.repeat(1_000));
  await once(socket, 'close');
  answers[0]?.();
  await stop();
  expect(begun).toBeLessThanOrEqual(1);
});

test('keeps open a connection whose requests come one after another', async () => {
  const { socket, stop } = await open();
  for (let count = 1; count <= 20; count += 1) {
    socket.write(REQUEST);
    await begins(count);
    answers[count - 1]?.();
    await once(socket, 'data');
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
  await stop();
});
