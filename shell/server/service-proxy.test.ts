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

test('forwards the trace of the page, and begins a trace for a call without a valid one', async () => {
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

test('the site ends open streams when it stops, and does not wait for them', async () => {
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
