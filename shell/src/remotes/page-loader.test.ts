import type { RemoteLoader } from './remote-loader';
import { loaderWith } from '../testing/loader-with';
import { registryEntry } from '../testing/registry-entry';
import type { PageToLoad } from './page-loader';

const entry = registryEntry();
const [route] = entry.manifest.routes;
if (!route) throw new Error('The remote has no route');
const page: PageToLoad = { remote: 'gallery', entry, route };

const dataUrl = new URL(`${entry.base}data/hall.json`, window.location.origin).href;

function withCode(loader: RemoteLoader = loaderWith()): RemoteLoader {
  loader.components.add(entry, './routes', () => null);
  return loader;
}

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"paintings":3}'));
  // Each failure is logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a page whose code is loaded waits only for its data', async () => {
  const { pages } = withCode();
  const load = pages.load(page);
  expect(load.state).toEqual({ status: 'loading' });
  await load.settled;
  expect(load.state).toEqual({ status: 'ready' });
  expect(pages.data.get(dataUrl)).toEqual({ paintings: 3 });
  expect(pages.isComplete(page)).toBe(true);
});

test('routes that share a module load data of their own', async () => {
  const { pages } = withCode();
  await pages.load(page).settled;
  const garden = { ...page, route: { ...route, path: '/garden', data: ['data/garden.json'] } };
  expect(pages.load(garden).state).toEqual({ status: 'loading' });
  await pages.load(garden).settled;
  expect(pages.isComplete(garden)).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failure of the code settles the page while its data still loads', async () => {
  jest.mocked(fetch).mockReturnValue(new Promise(() => undefined));
  const load = loaderWith(undefined, 60_000).pages.load(page);
  await load.settled;
  expect(load.state).toMatchObject({ status: 'failed', fault: { message: 'No remote is published' } });
});

test('a page that is loaded twice is fetched once', async () => {
  const { pages } = withCode();
  await Promise.all([pages.load(page).settled, pages.load(page).settled]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a page without its data is ready and incomplete', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  const { pages } = withCode();
  const load = pages.load(page);
  await load.settled;
  expect(load.state).toEqual({ status: 'ready' });
  expect(pages.isComplete(page)).toBe(false);
});

test('a failed load is kept for a moment, and after two seconds the page can be loaded again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { pages } = loaderWith();
  const load = pages.load(page);
  await load.settled;
  expect(load.state.status).toBe('failed');
  expect(pages.load(page)).toBe(load);
  jest.advanceTimersByTime(2_000);
  expect(pages.load(page)).not.toBe(load);
});
