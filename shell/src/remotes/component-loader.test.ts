import type { RegistryEntry, RemoteBuild } from '@nivara/shared/contracts/registry';
import { registryEntry } from '../testing/registry-entry';
import { createComponentLoader } from './component-loader';
import { RemoteFault } from './remote-fault';

const { manifest: _manifest, ...previous } = registryEntry('1.0.0');
const entry: RegistryEntry = { ...registryEntry('1.1.0'), previous };
const routes = { default: () => null };

/** Loads from the versions that work, and records what was loaded, started and reported. */
function loaderOf(...working: string[]) {
  const loaded: string[] = [];
  const started: string[] = [];
  const reported: string[] = [];
  const works = new Set(working);
  const components = createComponentLoader({
    loadModule: async (_remote, { version }) => {
      loaded.push(version);
      if (!works.has(version)) throw new RemoteFault('unavailable', 'gone');
      return routes;
    },
    startModule: ({ version }: RemoteBuild, module) => started.push(`${version} ${module}`),
    reports: {
      reportFailure: (remote, version, doing) => reported.push(`${remote}@${version} ${doing}`),
      reportShown: () => undefined,
    },
  });
  return { components, loaded, started, reported, works };
}

test('loads the live version, and starts to load all files of the module at once', async () => {
  const { components, loaded, started, reported } = loaderOf('1.0.0', '1.1.0');
  const component = await components.load('gallery', entry, './routes');
  expect(component).toMatchObject({ Component: routes.default, build: { version: '1.1.0' } });
  expect(components.find(entry, './routes')).toBe(component);
  expect({ loaded, started, reported }).toEqual({
    loaded: ['1.1.0'],
    started: ['1.1.0 ./routes'],
    reported: [],
  });
});

test('passes loadScreen on to the component, and rejects when it throws', async () => {
  const loadScreen = jest.fn((pathname: string) => {
    if (pathname === '/broken') throw new Error('no promise');
  });
  const { components } = loaderOf();
  components.add(
    entry,
    './routes',
    Object.assign(() => null, { loadScreen }),
  );
  components.add(entry, './old', () => null);
  await components.find(entry, './routes')?.loadScreen?.('/gallery');
  expect(loadScreen).toHaveBeenCalledWith('/gallery');
  await expect(components.find(entry, './routes')?.loadScreen?.('/broken')).rejects.toThrow('no promise');
  expect(components.find(entry, './old')?.loadScreen).toBeUndefined();
});

test('two requests at once, and one after them, load a module once', async () => {
  const { components, loaded } = loaderOf('1.1.0');
  const [first, second] = [1, 2].map(() => components.load('gallery', entry, './routes'));
  expect(await first).toBe(await second);
  await components.load('gallery', entry, './routes');
  expect(loaded).toEqual(['1.1.0']);
});

test('falls back to the previous version after a load failure, and reports the failure', async () => {
  const { components, reported } = loaderOf('1.0.0');
  expect((await components.load('gallery', entry, './routes')).build.version).toBe('1.0.0');
  expect(reported).toEqual(['gallery@1.1.0 loading ./routes']);
});

test('retries after every version has failed', async () => {
  const { components, works, loaded, reported } = loaderOf();
  await expect(components.load('gallery', entry, './routes')).rejects.toThrow('gone');
  expect(reported).toHaveLength(2);
  works.add('1.1.0');
  expect((await components.load('gallery', entry, './routes')).build.version).toBe('1.1.0');
  expect(loaded).toEqual(['1.1.0', '1.0.0', '1.1.0']);
});

test('after a failure on the page, skips the version until the visitor retries', async () => {
  const { components } = loaderOf('1.0.0', '1.1.0');
  const live = await components.load('gallery', entry, './routes');
  expect(components.skip(live.build, entry)).toBe(true);
  const fallback = await components.load('gallery', entry, './routes');
  expect(fallback.build.version).toBe('1.0.0');
  expect(components.skip(fallback.build, entry)).toBe(false);
  await expect(components.load('gallery', entry, './routes')).rejects.toThrow('each of its builds failed');
  components.unskip(entry);
  expect(components.find(entry, './routes')).toBe(live);
});

test('refuses a manifest of another contract without loading anything', async () => {
  const { components, loaded, reported } = loaderOf('1.1.0');
  const foreign = { ...entry, manifest: { ...entry.manifest, contract: 99 } };
  await expect(components.load('gallery', foreign, './routes')).rejects.toMatchObject({
    kind: 'other-contract',
  });
  expect({ loaded, reported }).toEqual({ loaded: [], reported: ['gallery@1.1.0 loading ./routes'] });
});

test('loaders do not share the components that they have loaded', async () => {
  const { components } = loaderOf('1.1.0');
  await components.load('gallery', entry, './routes');
  expect(loaderOf('1.1.0').components.find(entry, './routes')).toBeUndefined();
});
