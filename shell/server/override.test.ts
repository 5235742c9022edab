import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { OVERRIDE_PATH } from '@nivara/shared/contracts/override';
import { startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite('http://127.0.0.1:9');
});
afterEach(() => site.close());

const OWN = { 'sec-fetch-site': 'same-origin', host: 'localhost:8080' };
const set = (payload: object, headers: Record<string, string> = OWN) =>
  site.app.inject({ method: 'POST', url: OVERRIDE_PATH, headers, payload });
const MINE = { remote: 'gallery', origin: 'http://localhost:8083' };

async function openPage(headers: Record<string, string>, url = '/gallery') {
  const answer = await site.app.inject({ url, headers: { host: 'localhost:8080', ...headers } });
  const text = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(answer.body)?.[1] ?? '';
  return { headers: answer.headers, boot: JSON.parse(text) as Boot };
}

test('a page of the site sets an override for this browser session, and removes it', async () => {
  const { statusCode, headers } = await set(MINE);
  expect(statusCode).toBe(204);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toMatch(/Max-Age|Expires/);
  const { boot, headers: sent } = await openPage({ cookie: cookie.split(';')[0] ?? '' });
  expect(boot.override).toEqual(MINE);
  expect(sent['content-security-policy']).toContain("script-src 'self' http://localhost:8083;");
  expect(sent).not.toHaveProperty('integrity-policy');
  const removal = await site.app.inject({ method: 'DELETE', url: OVERRIDE_PATH, headers: OWN });
  expect(removal.headers['set-cookie']).toMatch(/^nivara-override=; Max-Age=0;/);
});

test.each(['cross-site', 'same-site', 'none', undefined])(
  'refuses an override that no page of the site asks for (%s)',
  async (from) => {
    const { 'sec-fetch-site': _own, ...rest } = OWN;
    expect((await set(MINE, from ? { ...rest, 'sec-fetch-site': from } : rest)).statusCode).toBe(403);
  },
);

test.each([
  'http://evil.example:8083',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'javascript:alert(1)',
  'http://user:word@localhost',
  '',
])('refuses %j, which is not a plain web address of the developer’s own machine', async (origin) => {
  expect((await set({ remote: 'gallery', origin })).statusCode).toBe(422);
  const cookie = `nivara-override=${encodeURIComponent(`gallery@${origin}`)}`;
  expect((await openPage({ cookie })).boot.override).toBeUndefined();
});

test('accepts a remote that is not live yet, and refuses an invalid name', async () => {
  expect((await set({ ...MINE, remote: 'not-yet' })).statusCode).toBe(204);
  expect((await set({ ...MINE, remote: 'No name' })).statusCode).toBe(422);
});

test('a public host has no overrides unless the operator allows them', async () => {
  const host = 'clinic.example';
  const cookie = String((await set(MINE)).headers['set-cookie']).split(';')[0] ?? '';
  expect((await set(MINE, { ...OWN, host })).statusCode).toBe(403);
  const { boot, headers } = await openPage({ host, cookie });
  expect(boot).not.toHaveProperty('override');
  expect(boot).not.toHaveProperty('overrides');
  expect(headers).toHaveProperty('integrity-policy');
});

test('a typed address may set an override, a link on another site may not', async () => {
  const url = '/gallery?remote=gallery@http://localhost:8083';
  expect((await openPage({ 'sec-fetch-site': 'none' }, url)).boot.overrides).toBe('by key or address');
  expect((await openPage({ 'sec-fetch-site': 'cross-site' }, url)).boot.overrides).toBe('by key');
  expect((await openPage({}, url)).boot.overrides).toBe('by key');
});

test('a cookie that the site has not signed is ignored', async () => {
  const plain = `nivara-override=${encodeURIComponent('gallery@http://localhost:8083')}`;
  expect((await openPage({ cookie: plain })).boot.override).toBeUndefined();
  const good = String((await set(MINE)).headers['set-cookie']).split(';')[0] ?? '';
  const other = good.replace('8083', '8084');
  expect((await openPage({ cookie: good })).boot.override).toEqual(MINE);
  expect((await openPage({ cookie: other })).boot.override).toBeUndefined();
});

test.each(['via', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'])(
  'nobody overrides through a proxy (%s)',
  async (name) => {
    const cookie = String((await set(MINE)).headers['set-cookie']).split(';')[0] ?? '';
    expect((await set(MINE, { ...OWN, [name]: 'localhost' })).statusCode).toBe(403);
    expect((await openPage({ cookie, [name]: 'localhost' })).boot.override).toBeUndefined();
  },
);

test('nobody overrides where the site listens to other machines', async () => {
  await site.close();
  site = await startTestSite('http://127.0.0.1:9', { host: '0.0.0.0' });
  expect((await set(MINE)).statusCode).toBe(403);
});

test('over https the cookie is bound to this host', async () => {
  await site.close();
  site = await startTestSite('http://127.0.0.1:9', { trustedProxies: ['loopback'], overrides: 'on' });
  const { headers } = await set(MINE, { ...OWN, 'x-forwarded-proto': 'https' });
  expect(String(headers['set-cookie'])).toMatch(
    /^__Host-nivara-override=.*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});
