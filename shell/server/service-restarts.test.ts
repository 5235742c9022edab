import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startFakeService, type Answer, type FakeService } from './testing/fake-service';
import { startTestSite, type TestSite } from './testing/test-site';

let service: FakeService;
let site: TestSite;
let answer: Answer;
beforeEach(async () => {
  answer = {};
  service = await startFakeService(() => answer);
  site = await startTestSite(service.url);
});
afterEach(async () => {
  await site.close();
  await service.stop();
});

let back: FakeService | undefined;
let coming: Promise<unknown> | undefined;
afterEach(async () => {
  await coming;
  await back?.stop();
  back = coming = undefined;
});
const comeBack = (answers: () => Answer, port: string) => {
  coming = wait(300).then(async () => (back = await startFakeService(answers, Number(port))));
};
const restart = async (answers: () => Answer = () => ({ body: '"back"' })) => {
  const { port } = new URL(service.url);
  await service.stop();
  comeBack(answers, port);
};
const startSiteThatRetries = async () => {
  await site.close();
  site = await startTestSite(service.url, { serviceRetryMs: 5_000 });
};

test('a read waits for the service to come back', async () => {
  await startSiteThatRetries();
  await site.app.inject('/api/services');
  await restart();
  expect((await site.app.inject('/api/services')).body).toBe('"back"');
});

test('a call with a body waits for the service to come back, and is sent once', async () => {
  await startSiteThatRetries();
  await site.app.inject('/api/services');
  await restart();
  const call = { method: 'POST', url: '/api/bookings', payload: { name: 'Asha' } } as const;
  expect((await site.app.inject(call)).body).toBe('"back"');
  expect(back?.seen.map(({ body }) => body)).toEqual(['{"name":"Asha"}']);
});

/** Makes the service stop taking connections right after the site has checked that it takes calls. */
const leaveAfterFirstCheck = async () => {
  await site.close();
  // Looking the name up takes a moment, in which the port closes before the site's second connection.
  const url = service.url.replace('127.0.0.1', 'localhost');
  site = await startTestSite(url, { serviceRetryMs: 5_000 });
  await service.stop();
  const { port } = new URL(service.url);
  const leaving = createServer((_check, answer) => {
    leaving.close();
    answer.setHeader('connection', 'close').end('{"status":"alive"}');
    comeBack(() => ({ body: '"back"' }), port);
  });
  await new Promise<void>((resolve) => leaving.listen(Number(port), '127.0.0.1', resolve));
};

test('a call waits while the service says that it is leaving, although it still takes calls', async () => {
  await startSiteThatRetries();
  const { port } = new URL(service.url);
  await service.stop();
  const methods: string[] = [];
  const leaving = createServer(({ method }, answer) => {
    methods.push(method ?? '');
    answer.end('{"status":"leaving"}');
  });
  await new Promise<void>((resolve) => leaving.listen(Number(port), '127.0.0.1', resolve));
  const calling = site.app.inject({ method: 'POST', url: '/api/bookings', payload: {} });
  while (methods.length < 2) await wait(10);
  leaving.close();
  leaving.closeAllConnections();
  comeBack(() => ({ body: '"back"' }), port);
  expect((await calling).body).toBe('"back"');
  expect([methods.every((method) => method === 'GET'), back?.seen.length]).toEqual([true, 1]);
});

test('a call that was refused right after the check is sent again, unchanged', async () => {
  await leaveAfterFirstCheck();
  const call = { method: 'POST', url: '/api/bookings?from=desk', payload: { name: 'Āsha' } } as const;
  expect((await site.app.inject(call)).body).toBe('"back"');
  expect(back?.seen).toEqual([
    expect.objectContaining({ method: 'POST', url: '/bookings?from=desk', body: '{"name":"Āsha"}' }),
  ]);
  expect(back?.seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'content-length': '16',
  });
});

test('a call without a body that was refused right after the check is sent again', async () => {
  await leaveAfterFirstCheck();
  expect((await site.app.inject({ method: 'DELETE', url: '/api/session' })).body).toBe('"back"');
  expect(back?.seen.map(({ method }) => method)).toEqual(['DELETE']);
});

test('an upload that was refused right after the check is not sent again', async () => {
  await leaveAfterFirstCheck();
  const sending = site.app.inject({
    method: 'POST',
    url: '/api/v1_1/nivara/raw/upload',
    payload: 'x'.repeat(70_000),
    headers: { 'content-type': 'multipart/form-data; boundary=y' },
  });
  await expect(sending).rejects.toThrow('ECONNREFUSED');
  await coming;
  expect(back?.seen).toEqual([]);
});

test('a call on which the service hangs up is not sent again, since nobody knows whether it was done', async () => {
  await startSiteThatRetries();
  answer = { hangUp: true };
  const { statusCode } = await site.app.inject({ method: 'POST', url: '/api/bookings', payload: {} });
  expect([statusCode, service.seen.length]).toEqual([503, 1]);
});

test('a read on which the service hangs up is sent again', async () => {
  await startSiteThatRetries();
  answer = { hangUp: true };
  const reading = site.app.inject('/api/services');
  while (service.seen.length === 0) await wait(10);
  answer = { body: '"well"' };
  expect((await reading).body).toBe('"well"');
});

test('a read waits until the service reaches its database again', async () => {
  await startSiteThatRetries();
  const away = { status: 503, headers: { 'retry-after': '2' }, body: '{"status":503}' };
  let readCount = 0;
  await restart(() => (++readCount < 3 ? away : { body: '"back"' }));
  expect((await site.app.inject('/api/services')).body).toBe('"back"');
  expect(readCount).toBe(3);
});

test('a write is not sent again while the database is away', async () => {
  answer = { status: 503, headers: { 'retry-after': '2' }, body: '{"status":503}' };
  const { statusCode } = await site.app.inject({ method: 'POST', url: '/api/bookings', payload: {} });
  expect([statusCode, service.seen.length]).toEqual([503, 1]);
});

test('later calls fail sooner once a first call has waited in vain', async () => {
  await service.stop();
  const began = performance.now();
  await site.app.inject('/api/services');
  const first = performance.now() - began;
  for (const method of ['GET', 'POST'] as const) await site.app.inject({ method, url: '/api/services' });
  expect(performance.now() - began - first).toBeLessThan(first);
});

test('a call whose client leaves while it waits for the service is not sent', async () => {
  await startSiteThatRetries();
  const { port } = new URL(service.url);
  await service.stop();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const leaving = new AbortController();
  const calling = fetch(`${address}/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: leaving.signal,
  });
  await wait(200);
  leaving.abort();
  await expect(calling).rejects.toThrow('aborted');
  comeBack(() => ({}), port);
  await coming;
  await site.app.inject({ method: 'DELETE', url: '/api/session' });
  expect(back?.seen.map(({ method }) => method)).toEqual(['DELETE']);
});
