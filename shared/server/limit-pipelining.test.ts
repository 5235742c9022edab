/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { limitPipelining } from './limit-pipelining';

const REQUEST = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

/** A server that answers when the test does, and the connection of a client. */
async function open() {
  const got: ServerResponse[] = [];
  const closed: number[] = [];
  const server = createServer((_request, response) => {
    const index = got.push(response) - 1;
    response.once('close', () => closed.push(index));
  });
  limitPipelining(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return {
    got,
    socket,
    gets: async (count: number) => {
      while (got.length < count) await once(server, 'request');
    },
    allClosed: async () => {
      while (closed.length < got.length) await wait(5);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('answers a few requests that come at once, in their order', async () => {
  const { got, socket, gets, stop } = await open();
  socket.write(REQUEST.repeat(3));
  await gets(3);
  for (const index of [2, 0, 1]) got[index]?.end(`answer ${index}`);
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  while (!received.includes('answer 2')) await once(socket, 'data');
  expect(received.match(/answer \d/g)).toEqual(['answer 0', 'answer 1', 'answer 2']);
  socket.destroy();
  await stop();
});

test('ends every waiting answer when the client goes', async () => {
  const { socket, gets, allClosed, stop } = await open();
  socket.write(REQUEST.repeat(3));
  await gets(3);
  socket.destroy();
  await allClosed();
  await stop();
});

test('closes a connection on which requests pile up', async () => {
  const { socket, allClosed, stop } = await open();
  socket.write(REQUEST.repeat(100));
  await once(socket, 'close');
  await allClosed();
  await stop();
});

test('leaves a connection whose requests come one after the other', async () => {
  const { got, socket, gets, stop } = await open();
  for (let count = 1; count <= 20; count += 1) {
    socket.write(REQUEST);
    await gets(count);
    got.at(-1)?.end('answer');
    await once(socket, 'data');
  }
  expect(socket.destroyed).toBe(false);
  socket.destroy();
  await stop();
});
