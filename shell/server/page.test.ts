import { brand } from '@nivara/shared/contracts/brand';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { SESSION_COOKIE } from '@nivara/shared/contracts/session';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { startFakeService, type FakeService } from './testing/fake-service';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

/** The shell's own hints; those for fonts come last, after the head. */
const START = '/assets/start.0123456789ab.js';
const FONT = '/assets/media/letters.0123456789ab.woff2';

const VALID_COOKIE = `${SESSION_COOKIE.plain}=live`;

let service: FakeService;
let site: TestSite;
beforeEach(async () => {
  service = await startFakeService(({ headers }) =>
    headers.cookie === VALID_COOKIE ? { body: JSON.stringify({ user: sessionUser() }) } : { status: 401 },
  );
  site = await startTestSite(service.url);
});
afterEach(async () => {
  await site.close();
  await service.stop();
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** The page's preload hints, each as its attributes. */
function hintsOf(page: string): Record<string, string>[] {
  return [...page.matchAll(/<link rel="preload" ([^>]*) \/>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
}
const hrefsOf = (page: string) => hintsOf(page).map(({ href }) => href);

function bootText(page: string): string {
  const start = `<script type="application/json" id="${BOOT_ELEMENT_ID}">`;
  const from = page.indexOf(start) + start.length;
  return page.slice(from, page.indexOf('</script>', from));
}

test('the page contains the registry in a script element, which no text of the registry can close', async () => {
  const hostile = galleryEntry();
  hostile.manifest.footer = [
    { group: '</script><script>steal()</script>', order: 1, links: [{ text: '<!--', to: '/gallery' }] },
  ];
  await site.publish({ gallery: hostile });
  const { body, headers } = await get('/gallery');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.match(/<script/g)).toEqual(['<script', '<script']);
  expect(body.match(/<script defer src/g)).toHaveLength(1);
  expect(bootText(body)).not.toContain('<');
  const boot = JSON.parse(bootText(body)) as Boot;
  expect(boot.registry.remotes.gallery?.manifest).toEqual({
    ...hostile.manifest,
    routes: hostile.manifest.routes.map(({ pages: _pages, ...route }) => route),
  });
});

test('a browser with the page in its cache gets it again only after a change', async () => {
  const { headers } = await get('/gallery');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    etag: expect.stringMatching(/^W\/"/),
  });
  const condition = { 'if-none-match': String(headers.etag) };
  const again = await get('/gallery', condition);
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  await site.publish({ gallery: galleryEntry({ version: '1.0.1' }) });
  expect((await get('/gallery', condition)).statusCode).toBe(200);
});

test.each([
  ['', false],
  ['theme=dark', false],
  [`${SESSION_COOKIE.plain}=1`, true],
])('/__session says whether the cookie "%s" contains a session: %s', async (cookie, sent) => {
  const answer = await get('/__session', { cookie });
  expect(answer.json()).toEqual({ sent });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['a page of somebody who may be signed in', '/gallery', { cookie: `${SESSION_COOKIE.plain}=1` }],
  ['a guarded page', '/backstage', {}],
])('browsers do not store %s', async (_what, url, headers) => {
  const answer = await get(url, headers);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers).not.toHaveProperty('etag');
});

test('a page is the same with and without a rollout bucket, while nothing is staged', async () => {
  const [one, other] = [await get('/gallery', { cookie: 'nivara-bucket=1' }), await get('/gallery')];
  expect(one.body).toBe(other.body);
});

test('each host gets its own canonical address, and an unknown page has none', async () => {
  const bodyFor = async (url: string, host: string) => (await get(url, { host })).body;
  expect(await bodyFor('/gallery', 'one.example')).toContain('href="http://one.example/gallery"');
  expect(await bodyFor('/gallery', 'other.example')).toContain('href="http://other.example/gallery"');
  const missing = await bodyFor('/nothing', 'one.example');
  expect(missing).not.toContain('rel="canonical"');
  expect(await bodyFor('/nothing-else', 'one.example')).toBe(missing);
});

test('the cookie alone decides whether the page expects a session and preloads the request for it', async () => {
  const expected = async (cookie: string) => {
    const { body } = await get('/', { cookie });
    const { sessionExpected } = JSON.parse(bootText(body)) as Boot;
    expect(hrefsOf(body).includes('/api/session')).toBe(sessionExpected);
    return sessionExpected;
  };
  expect(await expected('theme=dark')).toBe(false);
  expect(await expected(`not-${SESSION_COOKIE.plain}=1`)).toBe(false);
  expect(await expected(`theme=dark; ${SESSION_COOKIE.plain}=1`)).toBe(true);
  expect(await expected(`${SESSION_COOKIE.secure}=1`)).toBe(true);
});

test('a page preloads the shell’s start script, the fonts, and the code and data of its remote', async () => {
  const { body } = await get('/gallery/still-life');
  expect(hintsOf(body)).toEqual([
    { href: START, as: 'script' },
    {
      href: '/remotes/gallery/1.0.0/remoteEntry.0123456789ab.js',
      as: 'script',
      crossorigin: 'anonymous',
      integrity: 'sha384-entry',
    },
    {
      href: '/remotes/gallery/1.0.0/routes.0123456789ab.js',
      as: 'script',
      crossorigin: 'anonymous',
      integrity: 'sha256-routes',
    },
    { href: '/remotes/gallery/1.0.0/data/pictures.json', as: 'fetch', crossorigin: 'anonymous' },
    { href: FONT, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
  ]);
});

test('a page preloads the files of a remote on another origin with CORS', async () => {
  await site.publish({ gallery: galleryEntry({ base: 'https://gallery.example.org/1.0.1/' }) });
  const { body } = await get('/gallery');
  expect(hintsOf(body).filter(({ href }) => href?.startsWith('https://gallery.example.org/'))).toEqual([
    expect.objectContaining({ as: 'script', crossorigin: 'anonymous', integrity: 'sha384-entry' }),
    expect.objectContaining({ as: 'script', crossorigin: 'anonymous' }),
    expect.objectContaining({ as: 'fetch', crossorigin: 'anonymous' }),
  ]);
});

test('scripts come last in the head, and font hints after it, so that neither delays the first paint', async () => {
  const { body } = await get('/gallery');
  const positionsOf = (...texts: string[]) => texts.map((text) => body.indexOf(text));
  const positions = positionsOf(
    '@font-face',
    'rel="canonical"',
    `href="${START}"`,
    '<script defer',
    '</head><body>',
    FONT,
    '<div id="root">',
  );
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
});

test('preloads a guarded remote only when the service confirms the session', async () => {
  const guarded = '/remotes/gallery/1.0.0/backstage.0123456789ab.js';
  expect(hrefsOf((await get('/backstage')).body)).not.toContain(guarded);
  expect(service.seen).toEqual([]);
  const stale = await get('/backstage', { cookie: `${SESSION_COOKIE.plain}=stale` });
  expect(hrefsOf(stale.body)).toEqual([START, '/api/session', FONT]);
  expect(hrefsOf((await get('/backstage', { cookie: VALID_COOKIE })).body)).toContain(guarded);
  expect(service.seen.map(({ url }) => url)).toEqual(['/session', '/session']);
});

test('a guarded page comes without hints for its remote while the service is down', async () => {
  await service.stop();
  const { statusCode, body } = await get('/backstage', { cookie: VALID_COOKIE });
  expect(statusCode).toBe(200);
  expect(hrefsOf(body)).toEqual([START, '/api/session', FONT]);
});

test('a remote of another contract gets no hints, and its pages answer 200', async () => {
  const later = galleryEntry();
  later.manifest.contract = 99;
  await site.publish({ gallery: later });
  const { statusCode, body } = await get('/gallery');
  expect(statusCode).toBe(200);
  expect(hrefsOf(body)).toEqual([START, FONT]);
});

test.each(['/nothing', '/galleryx', '/__ui', '//', '//evil.example'])(
  '%s, an unknown page, gets the shell’s page with 404',
  async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<div id="root">');
  },
);

test.each(['/gallery', '/gallery?from=menu', '/gallery/a/b', '/search?q=x', '/recover'])(
  '%s, a known page, gets 200',
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  },
);

test.each(['/humans.txt', '/gallery/missing.js', '/assets/missing.js', '/remotes/missing', '/data/missing'])(
  'a missing file, %s, answers 404 with a problem document',
  async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status: 404, detail: 'There is nothing here.' });
  },
);

test('HEAD answers as GET does, without the page', async () => {
  // The requests need a real connection, since Node's server is what leaves the body out.
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const head = await fetch(`${address}/gallery`, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await head.text()).toBe('');
  expect((await fetch(`${address}/nothing`, { method: 'HEAD' })).status).toBe(404);
});

test('a page answers only GET and HEAD', async () => {
  const { statusCode, body } = await site.app.inject({ method: 'POST', url: '/gallery' });
  expect(statusCode).toBe(404);
  expect(JSON.parse(body)).toMatchObject({ status: 404, detail: 'There is nothing here.' });
});

test('a page states its canonical address, whatever was requested', async () => {
  const { body } = await site.app.inject({
    url: '/gallery/%22%3E%3Cscript%3E?from=menu',
    headers: { host: 'clinic.example' },
  });
  expect(body).toContain('<link rel="canonical" href="http://clinic.example/gallery/%22%3E%3Cscript%3E" />');
  expect(body).not.toContain('<script>');
  const slashed = await site.app.inject({ url: '/gallery/', headers: { host: 'clinic.example' } });
  expect(slashed.body).toContain('<link rel="canonical" href="http://clinic.example/gallery" />');
});

test('without scripts, a page says how and when to reach the clinic', async () => {
  const { body } = await get('/gallery');
  const [, noscriptText = ''] = /<noscript>(.*)<\/noscript>/s.exec(body) ?? [];
  expect(noscriptText).toContain(`<a href="${brand.phone.href}">${brand.phone.text}</a>`);
  for (const { part, from, to } of brand.hours) expect(noscriptText).toContain(`${part}: ${from} to ${to}`);
  for (const line of brand.headOffice) expect(noscriptText).toContain(line);
  expect(noscriptText).not.toContain('printed bill');
});
