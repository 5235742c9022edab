import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { deadAddress, startFakeService, type Answer, type FakeService } from './testing/fake-service';
import { startTestSite, type TestSite } from './testing/test-site';

let service: FakeService;
let site: TestSite;
let answer: Answer;
beforeEach(async () => {
  answer = {};
  service = await startFakeService(({ url }) => (url.endsWith('/stream') ? { endless: true } : answer));
  site = await startTestSite(service.url);
});
afterEach(async () => {
  await site.close();
  await service.stop();
});

test('forwards method, path, query, body and cookies', async () => {
  answer = { status: 201, body: '{"username":"asha"}' };
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: '/api/accounts?from=dialog',
    headers: { cookie: 'session=1', origin: 'http://localhost:8080' },
    payload: { name: 'Asha' },
  });
  expect(statusCode).toBe(201);
  expect(JSON.parse(body)).toEqual({ username: 'asha' });
  expect(service.seen).toEqual([
    expect.objectContaining({ method: 'POST', url: '/accounts?from=dialog', body: '{"name":"Asha"}' }),
  ]);
  expect(service.seen[0]?.headers).toMatchObject({
    cookie: 'session=1',
    origin: 'http://localhost:8080',
    'content-type': 'application/json',
  });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('forwards %s unchanged', async (method) => {
  const body = method === 'PUT' || method === 'PATCH' ? '{"a":1}' : undefined;
  await site.app.inject({
    method,
    url: '/api/personalDetails/7',
    headers: body ? { 'content-type': 'application/json' } : {},
    payload: body,
  });
  expect(service.seen).toEqual([
    expect.objectContaining({ method, url: '/personalDetails/7', body: body ?? '' }),
  ]);
});

test.each(['upgrade', 'keep-alive', 'expect', 'te', 'trailer', 'proxy-connection'])(
  'does not forward %s, which belongs to the visitor’s connection',
  async (name) => {
    const { statusCode } = await site.app.inject({
      url: '/api/session',
      headers: { [name]: 'x', accept: 'y' },
    });
    expect(statusCode).toBe(200);
    expect(service.seen[0]?.headers).toMatchObject({ accept: 'y' });
    expect(service.seen[0]?.headers).not.toHaveProperty(name);
  },
);

test('does not return the service’s headers about its own connection', async () => {
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.write('GET /api/session HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received.toLowerCase()).toContain('connection: close');
  expect(received.toLowerCase()).not.toContain('keep-alive');
});

test('returns the answer’s status, cookies and headers', async () => {
  answer = {
    status: 422,
    headers: {
      'content-type': 'application/problem+json',
      'set-cookie': ['session=new; HttpOnly; SameSite=Strict', 'other=1'],
      'clear-site-data': '"cache"',
    },
    body: '{"status":422}',
  };
  const { statusCode, headers, body } = await site.app.inject('/api/session');
  expect(statusCode).toBe(422);
  expect(headers['content-type']).toBe('application/problem+json');
  expect(headers['set-cookie']).toEqual(['session=new; HttpOnly; SameSite=Strict', 'other=1']);
  expect(headers['clear-site-data']).toBe('"cache"');
  expect(body).toBe('{"status":422}');
});

test('forwards the client’s address, the host and the protocol', async () => {
  await site.app.inject({ url: '/api/session', headers: { host: 'nivara.example' } });
  expect(service.seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'nivara.example',
    'x-forwarded-proto': 'http',
  });
});

test('forwards the trace of the page, and begins one for any other call', async () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await site.app.inject({ url: '/api/session', headers: { traceparent } });
  await site.app.inject({ url: '/api/session', headers: { traceparent: 'Asha Rao' } });
  const [one, other] = service.seen.map(({ headers }) => headers.traceparent);
  expect(one).toBe(traceparent);
  expect(other).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

test('trusts no client that claims to be a proxy, even on this machine', async () => {
  const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  await site.app.inject({ url: '/api/session', headers: claims });
  expect(service.seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test('trusts the proxies that the operator names, and nobody else', async () => {
  await site.close();
  site = await startTestSite(service.url, { trustedProxies: ['loopback'] });
  const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  await site.app.inject({ url: '/api/session', headers: claims });
  await site.app.inject({ url: '/api/session', headers: claims, remoteAddress: '198.51.100.4' });
  expect(
    service.seen.map(({ headers }) => [headers['x-forwarded-for'], headers['x-forwarded-proto']]),
  ).toEqual([
    ['203.0.113.7', 'https'],
    ['198.51.100.4', 'http'],
  ]);
});

test('does not retry while the service is overloaded', async () => {
  answer = { status: 503, headers: { 'retry-after': '5' }, body: '{"status":503}' };
  const { statusCode, headers } = await site.app.inject('/api/services');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(service.seen).toHaveLength(1);
});

test('open streams do not block other calls', async () => {
  const streams = Array.from({ length: 130 }, () =>
    site.app.inject('/api/notifications/stream').catch(() => undefined),
  );
  expect((await site.app.inject('/api/services')).statusCode).toBe(200);
  await service.stop();
  await Promise.all(streams);
});

test('ends open streams when it stops, so that it need not wait for them', async () => {
  answer = { headers: { 'content-type': 'text/event-stream' }, endless: true, body: 'retry: 3000\n\n' };
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const stream = await fetch(`http://127.0.0.1:${port}/api/notifications/live`);
  const read = stream.text();
  await site.app.close();
  expect(await read).toBe('retry: 3000\n\n');
});

test('answers with a problem document while the service is down', async () => {
  const cutOff = await startTestSite(await deadAddress());
  const { statusCode, headers, body } = await cutOff.app.inject('/api/services');
  await cutOff.close();
  expect(statusCode).toBe(503);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(headers['retry-after']).toBe('5');
  expect(JSON.parse(body)).toMatchObject({ status: 503, title: 'Service Unavailable' });
});

describe('while the service restarts', () => {
  let back: FakeService | undefined;
  afterEach(() => back?.stop());
  const restart = async (answers: () => Answer = () => ({ body: '"back"' })) => {
    const { port } = new URL(service.url);
    await service.stop();
    setTimeout(() => void startFakeService(answers, Number(port)).then((again) => (back = again)), 300);
  };
  const patient = async () => {
    await site.close();
    site = await startTestSite(service.url, { serviceRetryMs: 5_000 });
  };

  test('a read waits for it', async () => {
    await patient();
    await site.app.inject('/api/services');
    await restart();
    expect((await site.app.inject('/api/services')).body).toBe('"back"');
  });

  test('a call with a body waits for it, and is sent once', async () => {
    await patient();
    await site.app.inject('/api/services');
    await restart();
    const call = { method: 'POST', url: '/api/bookings', payload: { name: 'Asha' } } as const;
    expect((await site.app.inject(call)).body).toBe('"back"');
    expect(back?.seen.map(({ body }) => body)).toEqual(['{"name":"Asha"}']);
  });

  test('a read waits until the service reaches its database again', async () => {
    await patient();
    const away = { status: 503, headers: { 'retry-after': '2' }, body: '{"status":503}' };
    let asked = 0;
    await restart(() => (++asked < 3 ? away : { body: '"back"' }));
    expect((await site.app.inject('/api/services')).body).toBe('"back"');
    expect(asked).toBe(3);
  });

  test('a write is not sent again while the database is away', async () => {
    answer = { status: 503, headers: { 'retry-after': '2' }, body: '{"status":503}' };
    const { statusCode } = await site.app.inject({ method: 'POST', url: '/api/bookings', payload: {} });
    expect([statusCode, service.seen.length]).toEqual([503, 1]);
  });

  test('calls fail at once when it has been away for longer', async () => {
    await service.stop();
    const began = performance.now();
    await site.app.inject('/api/services');
    const first = performance.now() - began;
    for (const method of ['GET', 'POST'] as const) await site.app.inject({ method, url: '/api/services' });
    expect(performance.now() - began - first).toBeLessThan(first);
  });
});
