import { OVERRIDE_VERSION } from '@nivara/shared/contracts/override';
import { remoteEntry } from '../testing/remote-entry';
import { createModuleLoader } from './federation';
import type { ScriptRequest } from './script-loader';

Reflect.set(globalThis, 'WATCH_MODE', false);

const build = remoteEntry();
const entryUrl = `${window.location.origin}${build.base}remoteEntry.js`;

/** A loader whose runtime answers what the test decides. */
function loaderOf(loadRemote: (id: string) => Promise<unknown>) {
  const scripts: ScriptRequest[] = [];
  const load = createModuleLoader({
    loadScript: async (request) => void scripts.push(request),
    timeLimitMs: 100,
    runtime: { loadRemote, registerPlugins: () => undefined, registerRemotes: () => undefined },
  });
  return { load, scripts };
}

test('loads an entry once and takes all its modules from that instance', async () => {
  const ids: string[] = [];
  const { load, scripts } = loaderOf(async (id) => {
    ids.push(id);
    return { default: () => null };
  });
  await load('gallery', build, './routes');
  await load('gallery', build, './modals/ticket');
  expect(scripts).toEqual([{ url: entryUrl, integrity: 'sha256-entry', timeLimitMs: 100 }]);
  expect(ids).toEqual([
    'nivara_gallery_1.0.0_1_gallery/routes',
    'nivara_gallery_1.0.0_1_gallery/modals/ticket',
  ]);
});

test('retries a failed entry under another address', async () => {
  let fails = true;
  const { load, scripts } = loaderOf(async () => {
    if (fails) throw new Error('network');
    return { default: () => null };
  });
  await expect(load('gallery', build, './routes')).rejects.toThrow('network');
  fails = false;
  await load('gallery', build, './routes');
  expect(scripts.map(({ url }) => url)).toEqual([entryUrl, `${entryUrl}?attempt=2`]);
});

test('times out when an entry never runs', async () => {
  jest.useFakeTimers();
  const { load } = loaderOf(() => new Promise(() => undefined));
  const refused = expect(load('gallery', build, './routes')).rejects.toMatchObject({ kind: 'slow' });
  await jest.advanceTimersByTimeAsync(2_100);
  await refused;
  jest.useRealTimers();
});

test('refuses an entry without a hash, except an override', async () => {
  const { load, scripts } = loaderOf(async () => ({ default: () => null }));
  const unverified = { ...build, integrity: '' };
  await expect(load('gallery', unverified, './routes')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(scripts).toEqual([]);
  await expect(
    load('gallery', { ...unverified, version: OVERRIDE_VERSION }, './routes'),
  ).resolves.toBeDefined();
});

test('reports a module that the entry does not expose', async () => {
  const { load } = loaderOf(async () => null);
  await expect(load('gallery', build, './routes')).rejects.toMatchObject({ kind: 'broken' });
});
