import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Boot } from '@nivara/shared/contracts/registry';
import { registryForVisitor } from '@nivara/shared/contracts/registry-for-visitor';
import { SESSION_COOKIE } from '@nivara/shared/contracts/session';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { startFakeService, type FakeService } from '../testing/fake-service';
import { galleryEntry, startTestSite, type TestSite } from '../testing/test-site';
import { PrerenderedPages } from './prerendered-pages';

/** Replaces the real thread: its pages show the task that they were made from, and some paths fail. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
let count = 0;
parentPort.on('message', ({ id, pathname, boot, siteData, user }) => {
  if (pathname.endsWith('/break')) process.exit(1);
  if (pathname.endsWith('/hang')) for (;;);
  if (pathname.endsWith('/fault')) return parentPort.postMessage({ id, scripts: [], fault: 'It is a fault' });
  if (pathname.endsWith('/on')) return parentPort.postMessage({ id, scripts: [], redirectTo: '/gallery' });
  if (/round|trip$/.test(pathname)) return parentPort.postMessage({ id, scripts: [], redirectTo: pathname.endsWith('round') ? '/gallery/trip' : '/gallery/round' });
  count += 1;
  const body = '<main>' + pathname + ' as number ' + count + (boot.sessionExpected ? ' for somebody' : '') + Object.values(siteData).map((pages) => ' of ' + JSON.stringify(pages)) + '</main>';
  const page = { head: '<title>Finished</title><meta content="https://nivara.invalid/x">', styles: '<style data-prerendered="6.0.0">a{}</style>', body };
  const scripts = [{ href: '/remotes/gallery/1.0.0/' + (pathname.endsWith('/alone') ? 'alone' : 'screen') + '.0123456789ab.js', integrity: 'sha256-screen' }];
  parentPort.postMessage(user ? { id, scripts } : { id, page, scripts });
});`;

const WITH_SESSION = `${SESSION_COOKIE.plain}=live`;

let folder: string;
let service: FakeService;
let site: TestSite;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-thread-'));
  const threadFile = path.join(folder, 'thread.mjs');
  writeFileSync(threadFile, THREAD);
  service = await startFakeService(({ headers }) =>
    headers.cookie === WITH_SESSION ? { body: JSON.stringify({ user: sessionUser() }) } : { status: 401 },
  );
  site = await startTestSite(service.url, { threadFile });
});
afterEach(async () => {
  await site.close();
  await service.stop();
  rmSync(folder, { recursive: true });
});

const get = async (url: string, cookie = '') => {
  const { body, statusCode } = await site.app.inject({ url, headers: { cookie, host: 'clinic.example' } });
  return { body, statusCode, main: /<main>.*<\/main>/.exec(body)?.[0] };
};

test('a prerendered page has its head, styles and body in the app shell', async () => {
  const { body } = await get('/gallery');
  expect(body).toContain('<div id="root"><main>/gallery as number 1</main></div>');
  expect(body).toContain('<title>Finished</title><meta content="http://clinic.example/x">');
  expect(body).toContain('<style data-prerendered="6.0.0">a{}</style>');
  expect(body.indexOf('data-prerendered')).toBeLessThan(body.indexOf('<script defer'));
  expect(body).toContain('href="/remotes/gallery/1.0.0/screen.0123456789ab.js" as="script"');
});

test('a page is made once, and again after the registry has changed', async () => {
  await get('/gallery');
  expect((await get('/gallery')).main).toContain('number 1');
  expect((await get('/gallery/second')).main).toContain('number 2');
  await site.publish({ gallery: galleryEntry({ version: '1.0.1', base: '/remotes/gallery/1.0.1/' }) });
  expect((await get('/gallery')).main).toContain('number 3');
});

test('visitors with and without a session cookie get different pages', async () => {
  expect((await get('/gallery', WITH_SESSION)).main).toContain('for somebody');
  expect((await get('/gallery')).main).not.toContain('for somebody');
});

describe('the scripts of pages below a route', () => {
  const SCREEN = { href: '/remotes/gallery/1.0.0/screen.0123456789ab.js', integrity: 'sha256-screen' };
  const nextScriptsOf = async (url: string, cookie = '') => {
    const boot = /id="nivara-boot">(.*?)<\/script>/.exec((await get(url, cookie)).body)?.[1];
    return (JSON.parse(boot ?? '{}') as Boot).nextPageScripts;
  };

  test('are named to visitors outside of the route', async () => {
    expect(await nextScriptsOf('/nowhere')).not.toHaveProperty('/gallery/*');
    await get('/gallery/second', WITH_SESSION);
    expect(await nextScriptsOf('/nowhere')).toHaveProperty('/gallery/*', [SCREEN]);
    expect(await nextScriptsOf('/gallery', WITH_SESSION)).toHaveProperty('/gallery/*', [SCREEN]);
    expect(await nextScriptsOf('/gallery/third')).not.toHaveProperty('/gallery/*');
  });

  test('are not learned from the route’s own page, however its address is written', async () => {
    await get('/gallery');
    await get('/gallery/');
    expect(await nextScriptsOf('/nowhere')).not.toHaveProperty('/gallery/*');
  });

  test('are named only while all of these pages import them', async () => {
    await get('/gallery/second');
    await get('/gallery/alone');
    expect(await nextScriptsOf('/nowhere')).not.toHaveProperty('/gallery/*');
    await get('/gallery/third');
    expect(await nextScriptsOf('/nowhere')).not.toHaveProperty('/gallery/*');
  });

  test('are never named for guarded pages', async () => {
    expect((await get('/backstage/second', WITH_SESSION)).body).toContain('screen.0123456789ab.js');
    expect(await nextScriptsOf('/gallery', WITH_SESSION)).not.toHaveProperty('/backstage/*');
  });

  test('are known after warming one listed page, and forgotten when the registry changes', async () => {
    const registry = registryForVisitor({ contract: 2, remotes: { gallery: galleryEntry() } }, 0, Date.now());
    const prerendered = new PrerenderedPages({
      dataDir: folder,
      shellDir: folder,
      threadFile: path.join(folder, 'thread.mjs'),
      siteData: {},
      pages: async () => [
        { title: 'The gallery', url: '/gallery', kind: 'General' },
        { title: 'The second hall', url: '/gallery/second', kind: 'General' },
      ],
      complain: () => undefined,
    });
    try {
      await prerendered.warm(registry, 'today');
      expect([...prerendered.importedBelow(registry, 'today')]).toEqual([['/gallery', [SCREEN]]]);
      expect([...prerendered.importedBelow(registry, 'tomorrow')]).toEqual([]);
    } finally {
      prerendered.close();
    }
  });
});

test('a page that redirects answers with the redirect', async () => {
  const { statusCode, headers, body } = await site.app.inject('/gallery/on');
  expect({ statusCode, to: headers.location, keep: headers['cache-control'], body }).toEqual({
    statusCode: 302,
    to: '/gallery',
    keep: 'no-store',
    body: '',
  });
});

test('two pages that redirect to each other end in an app shell', async () => {
  expect((await get('/gallery/round')).statusCode).toBe(302);
  expect((await get('/gallery/trip')).statusCode).toBe(200);
  expect((await get('/gallery/round')).body).toContain('<div id="root"></div>');
});

test('a page whose route names the sitemap gets the list of all pages', async () => {
  expect((await get('/gallery')).main).not.toContain(' of ');
  const { manifest, ...entry } = galleryEntry({ version: '1.0.1', base: '/remotes/gallery/1.0.1/' });
  const routes = manifest.routes.map((route) => ({ ...route, data: ['/sitemap.json'] }));
  await site.publish({ gallery: { ...entry, manifest: { ...manifest, routes } } });
  const listed = (await get('/sitemap.json')).body;
  expect(JSON.parse(listed)).toContainEqual({ title: 'Gallery', url: '/gallery', kind: 'General' });
  expect((await get('/gallery')).main).toContain(` of ${listed}<`);
});

test('a guarded page is not prerendered, but its scripts are preloaded', async () => {
  const { body, main } = await get('/backstage', WITH_SESSION);
  expect(main).toBeUndefined();
  expect(body).toContain('screen.0123456789ab.js');
  expect((await get('/backstage')).body).not.toContain('screen.0123456789ab.js');
});

test('an address with a query is left to the browser', async () => {
  expect((await get('/gallery?page=2')).main).toBeUndefined();
});

test.each(['break', 'fault'])('a page whose prerendering ends in a %s comes as an app shell', async (way) => {
  const { statusCode, main } = await get(`/gallery/${way}`);
  expect(statusCode).toBe(200);
  expect(main).toBeUndefined();
  expect((await get('/gallery')).main).toContain('/gallery as number 1');
});

test('a page that hangs is sent as an app shell, and later pages are prerendered all the same', async () => {
  const hanging = await get('/gallery/hang');
  expect(hanging.statusCode).toBe(200);
  expect(hanging.main).toBeUndefined();
  // The thread makes the waiting page only after the hanging one has timed out.
  let later = await get('/gallery/later');
  for (let tries = 0; !later.main && tries < 12; tries++) later = await get('/gallery/later');
  expect(later.main).toContain('/gallery/later');
}, 20_000);

test('a page that was not made because the thread was busy is made later', async () => {
  const many = Array.from({ length: 30 }, (_none, number) => `/gallery/${number}`);
  const answers = await Promise.all(['/gallery/hang', ...many].map((url) => get(url)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  let last = await get('/gallery/29');
  for (let tries = 0; !last.main && tries < 30; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    last = await get('/gallery/29');
  }
  expect(last.main).toContain('/gallery/29');
}, 20_000);

test('a remote with an unknown contract is not run', async () => {
  const { manifest } = galleryEntry();
  await site.publish({ gallery: galleryEntry({ manifest: { ...manifest, contract: 99 } }) });
  const { body, main } = await get('/gallery');
  expect(main).toBeUndefined();
  expect(body).not.toContain('screen.0123456789ab.js');
});

test('a page names the scripts of pages in the menus, once they are known', async () => {
  const nextPageScripts = async (url: string) =>
    (JSON.parse(/id="nivara-boot">([^<]*)/.exec((await get(url)).body)?.[1] ?? '') as Boot).nextPageScripts;
  expect(await nextPageScripts('/recover')).toEqual({});
  await get('/gallery');
  expect(await nextPageScripts('/recover')).toEqual({
    '/gallery': [{ href: '/remotes/gallery/1.0.0/screen.0123456789ab.js', integrity: 'sha256-screen' }],
  });
  expect(await nextPageScripts('/gallery')).toEqual({});
});

test('the hints of a page can be requested before the page', async () => {
  const { body } = await get('/hints/gallery');
  expect((JSON.parse(body) as { href: string }[]).map(({ href }) => href)).toEqual([
    '/remotes/gallery/1.0.0/remoteEntry.0123456789ab.js',
    '/remotes/gallery/1.0.0/routes.0123456789ab.js',
    '/remotes/gallery/1.0.0/data/pictures.json',
    '/remotes/gallery/1.0.0/screen.0123456789ab.js',
  ]);
  expect(JSON.parse((await get('/hints/backstage')).body)).toEqual([]);
  expect(JSON.parse((await get('/hints/nowhere')).body)).toEqual([]);
});
