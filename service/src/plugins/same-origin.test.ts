import { type TestApp, startTestApp } from '../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const cookie = 'session=whatever';
const host = 'clinic.example';

describe('a request with side effects', () => {
  it.each([
    ['from a program without a cookie', { host }],
    ['from our page', { host, cookie, 'sec-fetch-site': 'same-origin' }],
    [
      'from our page, in a browser without Sec-Fetch-Site',
      { host, cookie, origin: 'https://clinic.example' },
    ],
    ['on the default port', { host: 'clinic.example:443', cookie, origin: 'https://clinic.example' }],
    ['on another port', { host: 'localhost:8080', cookie, origin: 'http://localhost:8080' }],
    [
      'through the site',
      { host: '127.0.0.1:3000', 'x-forwarded-host': host, cookie, origin: 'https://clinic.example' },
    ],
  ])('is accepted %s', async (_, headers) => {
    expect((await test.call('DELETE', '/session', undefined, headers)).statusCode).toBe(204);
  });

  it.each([
    ['with a cookie and without a header that names its origin', { host, cookie }],
    ['from another site', { host, 'sec-fetch-site': 'cross-site' }],
    ['from another subdomain', { host, 'sec-fetch-site': 'same-site', origin: 'https://clinic.example' }],
    ['with a cookie, although no page sent the request', { host, cookie, 'sec-fetch-site': 'none' }],
    ['from another origin', { host, origin: 'https://evil.example' }],
    ['from another port', { host: 'localhost:8080', origin: 'http://localhost:8081' }],
    ['from an opaque origin', { host, origin: 'null' }],
    ['from an invalid origin', { host, origin: 'clinic.example' }],
    ['from a host whose name begins with ours', { host, origin: 'https://clinic.example.evil.example' }],
  ])('is refused %s', async (_, headers) => {
    const answer = await test.call('DELETE', '/session', undefined, headers);
    expect([answer.statusCode, answer.json().title]).toEqual([403, 'Forbidden']);
  });

  it('is refused from another machine that sends X-Forwarded-Host', async () => {
    const answer = await test.send({
      method: 'DELETE',
      url: '/session',
      remoteAddress: '203.0.113.9',
      headers: { host, 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

it('answers a read from another site, without a header that lets the site use the answer', async () => {
  const headers = { host, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await test.call('GET', '/healthz', undefined, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});
