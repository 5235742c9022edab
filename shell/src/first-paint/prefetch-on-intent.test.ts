import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Boot, VisitorEntry } from '@nivara/shared/contracts/registry';
import { OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import { createFailureReports } from '../remotes/failure-reports';
import { createModuleLoader } from '../remotes/federation';
import { createRemoteLoader } from '../remotes/remote-loader';
import { createScriptLoader, type LoadScript } from '../remotes/script-loader';
import { prefetchOnIntent } from './prefetch-on-intent';
import { createStartScripts } from './start-scripts-early';

const gallery: VisitorEntry = {
  version: '1.0.0',
  base: '/remotes/gallery/1.0.0/',
  entry: 'remoteEntry.js',
  integrity: 'sha256-entry',
  container: 'nivara_gallery_1',
  assets: { './routes': ['routes.js'] },
  hashes: { 'routes.js': 'sha256-routes' },
  manifest: {
    name: 'gallery',
    contract: 2,
    routes: [
      { path: '/gallery', module: './routes', access: OPEN_TO_ALL, data: ['data/pictures.json'] },
      { path: '/wing', module: './routes', access: OPEN_TO_ALL },
      { path: '/backstage', module: './routes', access: 'signed-in' as const },
    ],
  },
};
/** Its module is loaded, and its scripts run when the test says so. */
const museum: VisitorEntry = {
  ...gallery,
  base: '/remotes/museum/1.0.0/',
  container: 'nivara_museum_1',
  manifest: {
    name: 'museum',
    contract: 2,
    routes: [{ path: '/museum', module: './routes', access: OPEN_TO_ALL }],
  },
};
const boot: Boot = {
  registry: { contract: 2, remotes: { gallery, museum } },
  sessionExpected: false,
  ticket: '',
  registryKey: '',
  timeLimitMs: 3_000,
  nextPageScripts: {
    '/gallery': [{ href: '/remotes/gallery/1.0.0/hall.js', integrity: 'sha256-hall' }],
    '/museum': [{ href: '/remotes/museum/1.0.0/hall.js', integrity: 'sha256-hall' }],
    '/museum/*': [{ href: '/remotes/museum/1.0.0/broken.js', integrity: 'sha256-broken' }],
    '/wing/*': [{ href: '/remotes/gallery/1.0.0/room.js', integrity: 'sha256-room' }],
  },
};

/** The paths are recorded as elements are added, since a script that fails removes its element. */
const fetched: string[] = [];
const watch = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement) fetched.push(new URL(node.src).pathname);
    if (node instanceof HTMLLinkElement) fetched.push(new URL(node.href).pathname);
  }
});
watch.observe(document.head, { childList: true });

const HINTS = [
  {
    href: '/remotes/gallery/1.0.0/screen.js',
    as: 'script',
    integrity: 'sha256-screen',
    crossOrigin: true,
  },
  // This page cannot use the files of a newer version, which has gone live meanwhile.
  {
    href: '/remotes/gallery/1.0.1/screen.js',
    as: 'script',
    integrity: 'sha256-newer',
    crossOrigin: true,
  },
];

let requestedHints: string[];
let hints: object[];
let runMuseumsScript: () => void;
const importScreen = jest.fn<Promise<void>, [string]>(async () => undefined);
beforeAll(() => {
  const loadScriptTag = createScriptLoader();
  const museumsScript = new Promise<void>((resolve) => (runMuseumsScript = resolve));
  const loadScript: LoadScript = (request) =>
    request.url.endsWith('broken.js')
      ? Promise.reject(new Error('This script is broken.'))
      : request.url.includes('/museum/')
        ? museumsScript
        : loadScriptTag(request);
  const timeLimitMs = 3_000;
  const loader = createRemoteLoader({
    ...createModuleLoader({
      // The entry is requested, and then lacks its container.
      loadScript: async (request) => void loadScript(request).catch(() => undefined),
      timeLimitMs,
      openShareScope: async () => ({}),
    }),
    reports: createFailureReports(''),
    timeLimitMs,
    startScripts: createStartScripts({ loadScript, timeLimitMs }),
  });
  loader.components.add(
    museum,
    './routes',
    Object.assign(() => null, { loadScreen: importScreen }),
  );
  prefetchOnIntent(boot, loader);
});
beforeEach(() => {
  requestedHints = [];
  hints = HINTS;
  fetched.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (String(input).startsWith('/hints')) requestedHints.push(String(input));
    else fetched.push(new URL(String(input)).pathname);
    return new Response(JSON.stringify(hints));
  });
  // The remote itself cannot be loaded here, which is reported.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('a pointer that rests on a link prefetches its page once', async () => {
  document.body.innerHTML = '<a href="/gallery/second#hall"><span>The second hall</span></a>';
  fireEvent.pointerOver(screen.getByText('The second hall'));
  await waitFor(() => expect(fetched).toContain('/remotes/gallery/1.0.0/screen.js'));
  expect(fetched.sort()).toEqual([
    '/remotes/gallery/1.0.0/data/pictures.json',
    '/remotes/gallery/1.0.0/remoteEntry.js',
    '/remotes/gallery/1.0.0/routes.js',
    '/remotes/gallery/1.0.0/screen.js',
  ]);
  fireEvent.pointerDown(screen.getByText('The second hall'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requestedHints).toEqual(['/hints/gallery/second']);
});

test('a page whose scripts are known needs no hints', async () => {
  document.body.innerHTML = '<a href="/gallery">The gallery</a>';
  fireEvent.pointerDown(screen.getByText('The gallery'));
  await waitFor(() => expect(fetched).toContain('/remotes/gallery/1.0.0/hall.js'));
  expect(requestedHints).toEqual([]);
});

test('a pointer that only crosses a link requests no hints', async () => {
  document.body.innerHTML = '<a href="/gallery/third">The third hall</a><p>Text</p>';
  fireEvent.pointerOver(screen.getByText('The third hall'));
  fireEvent.pointerOver(screen.getByText('Text'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requestedHints).toEqual([]);
});

test('a guarded page is prefetched only when the site gives hints for it', async () => {
  hints = [];
  document.body.innerHTML = '<a href="/backstage">Backstage</a><a href="/backstage/own">Own room</a>';
  screen.getByText('Backstage').focus();
  await waitFor(() => expect(requestedHints).toEqual(['/hints/backstage']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).toEqual([]);
  hints = HINTS;
  screen.getByText('Own room').focus();
  await waitFor(() => expect(fetched).toContain('/remotes/gallery/1.0.0/remoteEntry.js'));
});

test.each([
  ['leads elsewhere', '<a href="https://example.org/gallery">Link</a>'],
  ['opens a tab', '<a href="/gallery/fourth" target="_blank">Link</a>'],
  ['is a download', '<a href="/gallery/fifth" download>Link</a>'],
  ['belongs to no remote', '<a href="/nowhere">Link</a>'],
])('a link that %s requests no hints', async (_what, html) => {
  document.body.innerHTML = html;
  fireEvent.pointerDown(screen.getByText('Link'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(requestedHints).toEqual([]);
});

test('scripts that are known for all pages below a route serve those pages, but not the route itself', async () => {
  document.body.innerHTML = '<a href="/wing">The wing</a><a href="/wing/blue">The blue room</a>';
  fireEvent.pointerDown(screen.getByText('The wing'));
  await waitFor(() => expect(requestedHints).toEqual(['/hints/wing']));
  expect(fetched).not.toContain('/remotes/gallery/1.0.0/room.js');
  fireEvent.pointerDown(screen.getByText('The blue room'));
  await waitFor(() => expect(fetched).toContain('/remotes/gallery/1.0.0/room.js'));
  expect(requestedHints).toEqual(['/hints/wing']);
});

test('imports the screen of the page as soon as its scripts have run', async () => {
  importScreen.mockRejectedValueOnce(new Error('The page reports this itself.'));
  document.body.innerHTML = '<a href="/museum#tickets">The museum</a>';
  fireEvent.pointerDown(screen.getByText('The museum'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(importScreen).not.toHaveBeenCalled();
  runMuseumsScript();
  await waitFor(() => expect(importScreen.mock.calls).toEqual([['/museum']]));
});

test('leaves the import to the page when a script of it has failed', async () => {
  importScreen.mockClear();
  document.body.innerHTML = '<a href="/museum/night">The museum at night</a>';
  fireEvent.pointerDown(screen.getByText('The museum at night'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(importScreen).not.toHaveBeenCalled();
});
