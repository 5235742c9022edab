import { OVERRIDE_VERSION } from '@nivara/shared/contracts/override';
import { registryEntry } from '../testing/registry-entry';
import { createModuleLoader } from './federation';
import type { ScriptRequest } from './script-loader';

Reflect.set(globalThis, 'WATCH_MODE', false);

const build = registryEntry();
const entryUrl = `${window.location.origin}${build.base}remoteEntry.js`;

const shared = { react: {} };

interface FakeContainer {
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

const exposing = (get: FakeContainer['get']): FakeContainer => ({ init: () => true, get });
const component = { default: () => null };

/** A loader whose entries define a new container each time they run. */
function loaderOf(newContainer: () => FakeContainer) {
  const scripts: ScriptRequest[] = [];
  const { loadModule, startContainer } = createModuleLoader({
    loadScript: async (request) => {
      scripts.push(request);
      Reflect.set(globalThis, build.container, newContainer());
    },
    timeLimitMs: 100,
    openShareScope: async () => shared,
  });
  return { load: loadModule, startContainer, scripts };
}

test('loads an entry once and takes all its modules from that container', async () => {
  const scopes: object[] = [];
  const modules: string[] = [];
  const { load, scripts } = loaderOf(() => ({
    init: (scope) => scopes.push(scope),
    get: async (module) => {
      modules.push(module);
      return () => component;
    },
  }));
  const loading = load('gallery', build, './routes');
  expect(await load('gallery', build, './modals/ticket')).toBe(component);
  await loading;
  await load('gallery', build, './modals/map');
  expect(scripts).toEqual([{ url: entryUrl, integrity: 'sha256-entry', timeLimitMs: 100 }]);
  expect(scopes).toEqual([shared]);
  expect(modules).toEqual(['./routes', './modals/ticket', './modals/map']);
});

test.each<[string, () => FakeContainer]>([
  ['does not start', () => ({ init: () => Promise.reject(new Error('network')), get: jest.fn() })],
  ['cannot load its module', () => exposing(() => Promise.reject(new Error('network')))],
])('retries under another address an entry that %s', async (_case, failing) => {
  const containers = [failing(), exposing(async () => () => component)];
  const { load, scripts } = loaderOf(() => containers.shift() ?? failing());
  await expect(load('gallery', build, './routes')).rejects.toThrow('network');
  await load('gallery', build, './routes');
  expect(scripts.map(({ url }) => url)).toEqual([entryUrl, `${entryUrl}?attempt=2`]);
});

test('takes the modules from a container that was started ahead', async () => {
  const { load, startContainer, scripts } = loaderOf(() => exposing(async () => () => component));
  startContainer(build);
  startContainer(build);
  expect(await load('gallery', build, './routes')).toBe(component);
  startContainer(build);
  expect(scripts).toHaveLength(1);
});

test('retries under another address an entry that failed when it was started ahead', async () => {
  const broken = { init: () => Promise.reject(new Error('network')), get: jest.fn() };
  const containers = [broken, exposing(async () => () => component)];
  const { load, startContainer, scripts } = loaderOf(() => containers.shift() ?? broken);
  startContainer(build);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await load('gallery', build, './routes')).toBe(component);
  expect(scripts.map(({ url }) => url)).toEqual([entryUrl, `${entryUrl}?attempt=2`]);
});

test('begins a new attempt when one that was started ahead fails while a module waits for it', async () => {
  let fail: (error: Error) => void = () => undefined;
  const failing = { init: () => new Promise((_resolve, reject) => (fail = reject)), get: jest.fn() };
  const containers = [failing, exposing(async () => () => component)];
  const { load, startContainer, scripts } = loaderOf(() => containers.shift() ?? failing);
  startContainer(build);
  const loading = load('gallery', build, './routes');
  await new Promise((resolve) => setTimeout(resolve));
  fail(new Error('network'));
  expect(await loading).toBe(component);
  expect(scripts.map(({ url }) => url)).toEqual([entryUrl, `${entryUrl}?attempt=2`]);
});

test('begins a new attempt where one that was started ahead hangs', async () => {
  const hanging = { init: () => new Promise(() => undefined), get: jest.fn() };
  const containers = [hanging, exposing(async () => () => component)];
  const { load, startContainer, scripts } = loaderOf(() => containers.shift() ?? hanging);
  startContainer(build);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await load('gallery', build, './routes')).toBe(component);
  expect(scripts.map(({ url }) => url)).toEqual([entryUrl, `${entryUrl}?attempt=2`]);
});

test('waits for an attempt that was started a moment before', async () => {
  let start: () => void = () => undefined;
  const slow = {
    ...exposing(async () => () => component),
    init: () => new Promise<void>((resolve) => (start = resolve)),
  };
  const { load, startContainer, scripts } = loaderOf(() => slow);
  startContainer(build);
  const loading = load('gallery', build, './routes');
  await new Promise((resolve) => setTimeout(resolve));
  start();
  expect(await loading).toBe(component);
  expect(scripts).toHaveLength(1);
});

test('does not start an entry ahead if it has no hash', () => {
  const { startContainer, scripts } = loaderOf(() => exposing(async () => () => component));
  startContainer({ ...build, integrity: '' });
  expect(scripts).toEqual([]);
});

test('keeps a running container when a further module fails', async () => {
  const { load, scripts } = loaderOf(() =>
    exposing(async (module) => {
      if (module === './modals/ticket') throw new Error('network');
      return () => component;
    }),
  );
  await load('gallery', build, './routes');
  await expect(load('gallery', build, './modals/ticket')).rejects.toThrow('network');
  await load('gallery', build, './modals/map');
  expect(scripts).toHaveLength(1);
});

test('keeps a container when a module fails while another one is loading', async () => {
  let finish: () => void = () => undefined;
  const routes = new Promise<() => object>((resolve) => (finish = () => resolve(() => component)));
  const { load, scripts } = loaderOf(() =>
    exposing((module) => (module === './routes' ? routes : Promise.reject(new Error('network')))),
  );
  const loading = load('gallery', build, './routes');
  await expect(load('gallery', build, './modals/ticket')).rejects.toThrow('network');
  finish();
  await loading;
  await load('gallery', build, './routes');
  expect(scripts).toHaveLength(1);
});

test('times out when a container never starts', async () => {
  jest.useFakeTimers();
  const { load } = loaderOf(() => ({ init: () => new Promise(() => undefined), get: jest.fn() }));
  const refused = expect(load('gallery', build, './routes')).rejects.toMatchObject({ kind: 'slow' });
  await jest.advanceTimersByTimeAsync(2_100);
  await refused;
  jest.useRealTimers();
});

test('reports an entry that defines no container', async () => {
  const { load } = loaderOf(() => Object.create(null) as FakeContainer);
  await expect(load('gallery', build, './routes')).rejects.toMatchObject({ kind: 'broken' });
});

test('refuses an entry without a hash, except an override', async () => {
  const { load, scripts } = loaderOf(() => exposing(async () => () => component));
  const unverified = { ...build, integrity: '' };
  await expect(load('gallery', unverified, './routes')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(scripts).toEqual([]);
  await expect(
    load('gallery', { ...unverified, version: OVERRIDE_VERSION }, './routes'),
  ).resolves.toBeDefined();
});

test('reports a module that the entry does not expose', async () => {
  const { load } = loaderOf(() => exposing(async () => () => null));
  await expect(load('gallery', build, './routes')).rejects.toMatchObject({ kind: 'broken' });
});
