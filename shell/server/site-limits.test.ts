import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { OVERRIDE_PATH } from '@nivara/shared/contracts/override';
import { PROBLEM_TYPE } from '@nivara/shared/contracts/problem';
import { REPORTS_PATH } from '@nivara/shared/contracts/report';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import { startFakeService, type FakeService } from './testing/fake-service';
import { startTestSite, type TestSite } from './testing/test-site';

let service: FakeService;
let site: TestSite;
beforeEach(async () => {
  service = await startFakeService(() => ({}));
  site = await startTestSite(service.url);
});
afterEach(async () => {
  await site.close();
  await service.stop();
});

/** Sends bytes on a connection of its own, and resolves with all that came until the site closed it. */
async function converse(...parts: string[]): Promise<string> {
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  await closed;
  return received;
}

test('a body that is announced as too large is refused, and the connection closed', async () => {
  const received = await converse(
    'POST /api/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 70000\r\n\r\n{"text":"',
  );
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received.toLowerCase()).toContain('connection: close');
  expect(received).toContain(PROBLEM_TYPE);
  expect(service.seen).toEqual([]);
});

test('a body without a length is refused once it is too large', async () => {
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  const received = await converse(
    'POST /api/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
    chunk,
    chunk,
    chunk,
  );
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
});

test.each([REPORTS_PATH, OVERRIDE_PATH])(
  'the site survives when a body without a length continues after %s has refused it',
  async (url) => {
    const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
    const received = await converse(
      `POST ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
      chunk(4_000) + chunk(70_000),
    );
    expect(received).toMatch(/^HTTP\/1\.1 4/);
    expect((await site.app.inject(LIVE_PATH)).statusCode).toBe(200);
  },
);

test('the call to the service ends when a body without a length breaks off', async () => {
  const closed = new Promise<void>((resolve) => (service.onBrokenOff = resolve));
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'POST /api/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n3\r\n{"a\r\n',
  );
  await service.reached;
  socket.destroy();
  await closed;
});

test('a broken-off body with a length never reaches the service, and is answered with 400', async () => {
  const answered = new Promise((resolve) => {
    site.app.addHook('onSend', async (_request, { statusCode }) => resolve(statusCode));
  });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
  site.app.server.once('request', () => socket.destroy());
  socket.write(
    'POST /api/messages HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 70\r\n\r\n{"text":"',
  );
  expect(await answered).toBe(400);
  expect(service.seen).toEqual([]);
});

test('closes the connection when the service breaks off before the whole body has come', async () => {
  service.breaksOff = true;
  const received = await converse(
    `POST /api/v1_1/nivara/raw/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 600000\r\n\r\n`,
    'x'.repeat(600_000),
    `GET ${LIVE_PATH} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  );
  expect(received).toMatch(/^HTTP\/1\.1 503 /);
  expect(received.toLowerCase()).toContain('connection: close');
});

test.each([
  'GET /gallery',
  'GET /nowhere',
  'HEAD /registry.json',
  'OPTIONS /remotes/x',
  'GET //api/v1_1/x',
  'POST /api/v1_1/../../x',
  'GET /api/messages',
])('closes the connection when nobody reads the body of %s', async (start) => {
  const bytes = 200_000;
  const received = await converse(
    `${start} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n`,
    `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`,
  );
  expect(received.toLowerCase()).toContain('connection: close');
});

test('closes the connection after an address that cannot be read, since no limit counts such requests', async () => {
  const received = await converse('GET /%ff HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(3));
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received.match(/HTTP\/1\.1 400/g)).toHaveLength(1);
});

test('refuses a request with so many header lines that Node would drop some', async () => {
  const fillers = 'w: \r\n'.repeat(1_100);
  const received = await converse(`GET ${LIVE_PATH} HTTP/1.1\r\nhost: localhost\r\n${fillers}\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 431 /);
  expect(received).toContain(PROBLEM_TYPE);
});

test('documents may be larger than other bodies, and have a limit of their own', async () => {
  const post = (url: string, bytes: number) =>
    site.app.inject({
      method: 'POST',
      url,
      payload: 'x'.repeat(bytes),
      headers: { 'content-type': 'text/plain' },
    });
  expect((await post('/api/messages', 60_000)).statusCode).toBe(200);
  expect((await post('/api/v1_1/nivara/raw/upload', 1_000_000)).statusCode).toBe(200);
  expect((await post('/api/v1_1/nivara/raw/upload', 11_000_000)).statusCode).toBe(413);
  const ofPatient = `/api/patients/${'0'.repeat(32)}/documents`;
  expect((await post(`${ofPatient}?visit=${'1'.repeat(32)}`, 1_000_000)).statusCode).toBe(200);
  expect((await post(ofPatient, 11_000_000)).statusCode).toBe(413);
  expect((await post('/api/v1_1/nivara', 1_000_000)).statusCode).toBe(413);
  expect((await post(`/api/patients/${'0'.repeat(32)}/target`, 1_000_000)).statusCode).toBe(413);
});

test('a request that never ends times out after two minutes, and its headers after one', () => {
  expect(site.app.server.requestTimeout).toBe(120_000);
  expect(site.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
});

test.each([
  ['/assets/nothing.js', 404],
  ['/remotes/gallery/1.0.0/nothing.js', 404],
  ['/%', 400],
])('%s is refused with a problem document', async (url, status) => {
  const { statusCode, headers, body } = await site.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([status, expect.stringContaining(PROBLEM_TYPE)]);
  expect(JSON.parse(body)).toMatchObject({ status });
});

test.each(['u1@127.0.0.1', '127.0.0.1/x', '127.0.0.1?x', '127.0.0.1#x', '127.0.0.1\\x', 'a$`$`', '[a]b'])(
  'a request for the malformed host %j is answered with 421',
  async (host) => {
    const { statusCode } = await site.app.inject({ url: '/gallery', headers: { host } });
    expect(statusCode).toBe(421);
  },
);

test.each(['clinic.example', 'my_clinic:8080', '127.0.0.1:8080', '[::1]:8080'])(
  'a request for the host %s is answered',
  async (host) => {
    expect((await site.app.inject({ url: '/gallery', headers: { host } })).statusCode).toBe(200);
  },
);

describe('where SITE_URL is set', () => {
  beforeEach(async () => {
    await site.close();
    site = await startTestSite(service.url, { siteUrl: 'https://clinic.example' });
  });
  const statusAt = async (host: string, url = '/gallery') =>
    (await site.app.inject({ url, headers: { host } })).statusCode;

  test.each([
    ['clinic.example', 200],
    ['clinic.example:443', 200],
    ['evil.example', 421],
    ['clinic.example.evil.example', 421],
    ['clinic.example:8443', 421],
    ['', 421],
    ['CLINIC.example', 200],
    ['someone@clinic.example', 421],
    ['clinic.example/evil', 421],
    ['clinic.example?evil', 421],
    ['clinic.example#evil', 421],
    ['clinic.example\\evil', 421],
    ['clinic.example:', 421],
    ['clinic.example:0443', 421],
    ['clinic%2eexample', 421],
  ])('a request for the host %j is answered with %d', async (host, status) =>
    expect(await statusAt(host)).toBe(status),
  );

  test('the health is shown for any host name', async () => {
    expect(await statusAt('127.0.0.1', '/healthz')).not.toBe(421);
  });
});
