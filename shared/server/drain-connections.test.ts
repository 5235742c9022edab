/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import fastify from 'fastify';
import { drainConnections } from './drain-connections';

const STUCK_MS = 5_000;

async function start(answer: () => Promise<string>, noticeMs?: number) {
  const app = fastify({ return503OnClosing: false });
  app.get('/', answer);
  drainConnections(app, { noticeMs });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, port };
}

/** Returns a function that asks over one kept-alive connection, as a proxy does. */
function askerOnOneConnection(port: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return () =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, agent }, async (response) => {
          let text = '';
          for await (const chunk of response) text += String(chunk);
          resolve({ text, connection: response.headers.connection });
        })
        .on('error', reject);
    });
}

test('a stopping server answers on a kept-alive connection, and closes the connection with the answer', async () => {
  const { app, port } = await start(async () => 'here');
  const ask = askerOnOneConnection(port);
  expect(await ask()).toEqual({ text: 'here', connection: 'keep-alive' });
  const closed = app.close();
  await wait(100);
  expect(await ask()).toEqual({ text: 'here', connection: 'close' });
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
  await closed;
});

test('a stopping server answers connections that still wait to be accepted', async () => {
  const { app, port } = await start(async () => 'here');
  const answers = Array.from({ length: 50 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return data.toString().slice(9, 12);
  });
  const closed = app.close();
  expect(await Promise.all(answers)).toEqual(Array(50).fill('200'));
  await closed;
});

/** Clients of a proxy: each opens a connection for each request, until the server refuses one. */
const CLIENTS = `
  const { connect } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  const counts = { answered: 0, reset: 0 };
  let open = 40;
  const ask = () => {
    let isConnected = false;
    let hasAnswer = false;
    const socket = connect(workerData, '127.0.0.1', () => (isConnected = true));
    socket.write('GET / HTTP/1.1\\r\\nhost: here\\r\\nconnection: close\\r\\n\\r\\n');
    socket.on('error', () => undefined).on('data', () => {
      hasAnswer = true;
      parentPort.postMessage(undefined);
    });
    socket.on('close', () => {
      if (isConnected) counts[hasAnswer ? 'answered' : 'reset'] += 1;
      if (isConnected) ask();
      else if ((open -= 1) === 0) parentPort.postMessage(counts);
    });
  };
  for (let client = 0; client < 40; client += 1) ask();`;

test('a busy server resets no connection while it stops', async () => {
  const { app, port } = await start(async () => {
    const until = performance.now() + 8;
    while (performance.now() < until);
    return 'here';
  });
  const clients = new Worker(CLIENTS, { eval: true, workerData: port });
  const counted = new Promise<{ answered: number; reset: number }>((resolve) =>
    clients.on('message', (counts?: { answered: number; reset: number }) => counts && resolve(counts)),
  );
  await once(clients, 'message');
  await wait(300);
  await app.close();
  const counts = await counted;
  expect(counts.answered).toBeGreaterThan(0);
  expect(counts.reset).toBe(0);
});

test('a stopping server without a notice period takes no new connections', async () => {
  const { app, port } = await start(async () => 'here');
  const closed = app.close();
  await wait(100);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await closed;
});

test('a stopping server takes new connections until its notice period has passed', async () => {
  const { app, port } = await start(async () => 'here', 300);
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const closed = app.close();
  await wait(100);
  expect(await ask()).toBe('here');
  await closed;
  await expect(ask()).rejects.toThrow();
});

test('an unused connection does not delay the stop', async () => {
  const { app, port } = await start(async () => 'here');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  const stuck = setTimeout(() => silent.destroy(new Error('still open')), STUCK_MS);
  await app.close();
  await closed;
  clearTimeout(stuck);
});

test('a started answer is finished before the server stops', async () => {
  let answer: () => void = () => undefined;
  let reportRequest: () => void = () => undefined;
  const requestArrival = new Promise<void>((resolve) => (reportRequest = resolve));
  const { app, port } = await start(async () => {
    reportRequest();
    await new Promise<void>((go) => (answer = go));
    return 'done';
  });
  const response = fetch(`http://127.0.0.1:${port}/`);
  await requestArrival;
  const closed = app.close();
  await wait(400);
  answer();
  expect(await (await response).text()).toBe('done');
  await closed;
});
