import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { OPEN_TO_ALL, type RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { holdComponent } from './load-remote-component';
import { gotWhole, pageData, pageParts, type PageToFetch } from './page-parts';

let built = 0;

/** A page of a build of its own, whose code nothing answers for. */
function somePage(): PageToFetch {
  built += 1;
  const route: RemoteRoute = {
    path: '/hall',
    module: './routes',
    access: OPEN_TO_ALL,
    data: ['data/hall.json'],
  };
  const entry: RegistryEntry = {
    version: `1.0.${built}`,
    base: `/remotes/gallery/1.0.${built}/`,
    entry: 'remoteEntry.js',
    integrity: '',
    container: `nivara_gallery_${built}`,
    assets: {},
    hashes: {},
    manifest: { name: 'gallery', contract: 2, routes: [route] },
  };
  return { remote: 'gallery', entry, route, patienceMs: 50 };
}

const dataUrl = ({ entry }: PageToFetch) =>
  new URL(`${entry.base}data/hall.json`, window.location.origin).href;

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"paintings":3}'));
  // Each failure is told to the log.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page whose code is there waits for its data alone', async () => {
  const page = somePage();
  holdComponent(page.entry, './routes', () => null);
  const parts = pageParts(page);
  expect(parts.isSettled).toBe(false);
  await parts.settled;
  expect(parts).toMatchObject({ isSettled: true });
  expect(parts.fault).toBeUndefined();
  expect(pageData.get(dataUrl(page))).toEqual({ paintings: 3 });
  expect(gotWhole(page)).toBe(true);
});

test('routes that share a module have data of their own', async () => {
  const page = somePage();
  holdComponent(page.entry, './routes', () => null);
  await pageParts(page).settled;
  const garden = { ...page, route: { ...page.route, path: '/garden', data: ['data/garden.json'] } };
  expect(pageParts(garden).isSettled).toBe(false);
  await pageParts(garden).settled;
  expect(gotWhole(garden)).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('code that cannot be had is told at once, whatever its data does', async () => {
  jest.mocked(fetch).mockReturnValue(new Promise(() => undefined));
  const parts = pageParts({ ...somePage(), patienceMs: 60_000 });
  await parts.settled;
  expect(parts.fault).toBeDefined();
});

test('nothing is asked for twice', async () => {
  const page = somePage();
  holdComponent(page.entry, './routes', () => null);
  await Promise.all([pageParts(page).settled, pageParts(page).settled]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('data that cannot be had is the screen’s to say', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const page = somePage();
  holdComponent(page.entry, './routes', () => null);
  const parts = pageParts(page);
  await parts.settled;
  expect(parts.fault).toBeUndefined();
  expect(gotWhole(page)).toBe(false);
});

test('code that cannot be had is told to the page that waits, and asked for anew by who comes later', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const page = somePage();
  const parts = pageParts(page);
  await parts.settled;
  expect(parts.fault).toBeDefined();
  expect(pageParts(page)).toBe(parts);
  jest.advanceTimersByTime(2_000);
  expect(pageParts(page)).not.toBe(parts);
});
